import type { CauseUnit, CauseValue, PayCause } from '../explanation/pay-causes.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { formatMinutes } from '../time/work-minutes.ts';
import { PAY_LABELS } from './fields/pay-labels.es.ts';
import { WITHHOLDING_METHOD_LABELS } from './option-labels.es.ts';

/** The names of causes that are neither amounts nor kinds of time. */
const CAUSES = {
  payDate: PAY_LABELS.payDate.heading,
  withholdingRate: '% de retención escrito',
  editedIncomeTax: 'Contribución escrita a mano',
  editedSeveranceExempt: 'Mesada exenta escrita a mano',
  'severance.byLaw': 'Mesada de la Ley 80',
  'severance.exemptElsewhere': 'Mesada exenta de otros pagos',
  editedRetained: 'Retenido escrito a mano',
  flatFee: 'Precio acordado',
  entityType: 'Tipo de entidad',
  isChauffeur: 'Es chofer',
  'rates.regular': 'Tarifa regular',
  'rates.overtime': 'Tarifa de sobretiempo',
  'rates.mealPeriod': 'Tarifa de hora de comida',
  'withholding.method': 'Tipo de retención',
  'withholding.rate': '% de retención',
  'withholding.table': 'Tabla de retención, versión',
  'withholding.certificate': 'Certificado 499 R-4, fecha',
  'withholding.exemptions': 'Exenciones del año según el certificado',
  'withholding.additional': 'Retención adicional por período',
  'withholding.isYoung': 'Exención de los jóvenes',
  'withholding.codaLimit': 'Tope del año de los planes CODA',
  'withholding.law': 'Contribución sobre ingresos, versión',
  isUntaxed: 'Trabajo agrícola o doméstico sin retención',
  'taxedBefore.period': 'Pago tributable anterior del período',
  'taxedBefore.bonus': 'Bonos anteriores del año',
  'taxedBefore.exempt': 'Pago exento anterior del año',
  'taxedBefore.codaPlans': 'Planes CODA anteriores del año',
  accountant: 'Contador',
  memo: PAY_LABELS.memo,
};

/** The name of a company line whose name is unknown. */
const UNNAMED_LINE = 'Línea de la compañía';

/** The sentences about a company line, by its name. */
const OF_LINE = {
  companyLine: (line: string) => line,
  chosenLine: (line: string) => `${line}: se aplica`,
  editedLine: (line: string) => `${line}: escrito a mano`,
};

/** The sentences about a tax, by its name. */
const OF_TAX = {
  rate: (tax: string) => `${tax}: porcentaje`,
  weeklyAmount: (tax: string) => `${tax}: por semana`,
  limit: (tax: string) => `${tax}: tope del año`,
  limitReached: (tax: string) => `${tax}: llega al tope del año`,
  withheldBefore: (tax: string) => `${tax}: retenido antes en el año`,
};

const VALUES = { yes: 'Sí', no: 'No', none: 'Ninguno' };
const WORDS = {
  ...WITHHOLDING_METHOD_LABELS,
  certificate: 'Certificado 499 R-4',
  one: 'Uno',
  another: 'Otro',
};

/** The names of amounts and kinds of time on the screen of the cause. */
export type CauseWords = {
  amounts: Readonly<Record<string, string>>;
  hours: Readonly<Record<string, string>>;
};

/** Returns the name of a cause: `contributions.medicare.rate`, `rates.regular`. */
export function causeName(
  { cause, line = UNNAMED_LINE }: Pick<PayCause, 'cause' | 'line'>,
  { amounts, hours }: CauseWords,
): string {
  const [area = '', name = '', part] = cause.split('.');
  const tax = own(amounts, name) ?? name;
  switch (area) {
    case 'contributions':
      return (own(OF_TAX, part) ?? OF_TAX.rate)(tax);
    case 'limitReached':
    case 'withheldBefore':
      return OF_TAX[area](tax);
    case 'companyLine':
    case 'chosenLine':
    case 'editedLine':
      return OF_LINE[area](line);
    case 'minutes':
      return own(hours, name) ?? cause;
    case 'earnings':
    case 'deductions':
      return own(amounts, name) ?? cause;
    default:
      return own(CAUSES, cause) ?? own(CAUSES, area) ?? own(amounts, area) ?? cause;
  }
}

/** The formats of dates, amounts and percentages on the screen of the cause. */
type Writing = {
  date: (date: CalendarDate) => string;
  dollars: (cents: number) => string;
  percent: (rate: number) => string;
};

/** Formats a value of a cause. */
export function causeValue(
  unit: CauseUnit,
  value: CauseValue | undefined,
  { date, dollars, percent }: Writing,
): string {
  if (value === undefined) return VALUES.none;
  if (typeof value === 'boolean') return value ? VALUES.yes : VALUES.no;
  if (typeof value === 'string') return unit === 'date' ? date(value) : (own(WORDS, value) ?? value);
  switch (unit) {
    case 'cents':
      return dollars(value);
    case 'minutes':
      return formatMinutes(value);
    case 'rate':
      return percent(value);
    case 'count':
    case 'date':
    case 'word':
    case 'flag':
      return String(value);
  }
}

function own<Word>(words: Readonly<Record<string, Word>>, name: string | undefined): Word | undefined {
  return name !== undefined && Object.hasOwn(words, name) ? words[name] : undefined;
}
