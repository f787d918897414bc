import type {
  AccountantFact,
  CompanyFact,
  ContractorFact,
  EmployeeFact,
  HandFilledBox,
} from '@garita/domain/report/missing-fact';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportTotal, ReportTotalName } from '@garita/domain/report/report-total';
import { ACCOUNTANT_LABELS } from '@garita/domain/text/fields/accountant-labels.es';
import { COMPANY_LABELS } from '@garita/domain/text/fields/company-labels.es';
import { EMPLOYEE_LABELS } from '@garita/domain/text/fields/employee-labels.es';
import { PAY_LABELS } from '@garita/domain/text/fields/pay-labels.es';
import { ADDRESS_LABELS } from '@garita/domain/text/fields/record-labels.es';
import { labelsIn } from '@garita/domain/text/labels';
import { asSentence } from '@garita/domain/text/sentence';
import { TOTAL_LABELS } from '@garita/domain/text/total-labels.es';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';

type ExcerptUnit = 'pages' | 'rows' | 'records';

const CUTS: Record<ExcerptUnit, (shown: string, of: string) => string> = {
  pages: (shown, of) => `Se ven las primeras ${shown} páginas de ${of}. El archivo las trae todas.`,
  rows: (shown, of) => `Se ven las primeras ${shown} filas de ${of}. El archivo las trae todas.`,
  records: (shown, of) => `Se ven ${shown} líneas de ${of}. El archivo las trae todas.`,
};

/** Texts of the preview of a document. */
export const previewText = {
  nothingChosen: 'Elija la compañía, el archivo y lo que pide: aquí lo verá antes de descargarlo.',
  totals: 'Para comprobar',
  companies: (names: readonly string[]) =>
    asSentence(`Incluye las compañías de un mismo número patronal: ${names.join(', ')}`),
  cut: (unit: ExcerptUnit, shown: string, of: string) => CUTS[unit](shown, of),
  page: (page: number) => `Página ${page}`,
  ticked: 'marcada',
  notTicked: 'sin marcar',
  difference: (name: string, amount: string, isLess: boolean) =>
    isLess ? `Retenido de menos a ${name}: ${amount}` : `Retenido de más a ${name}: ${amount}`,
  differencesHelp: 'No es redondeo, y no está en la línea que lo ajusta.',
  belowZero: 'Lo corregido es más que lo pagado',
  belowZeroHelp: (forms: string) =>
    forms === ''
      ? 'La agencia no toma una planilla bajo cero: corrija con ella la de antes.'
      : `La agencia no toma una planilla bajo cero: la de antes se corrige con ${forms}.`,
  omittedOpening: WARNING_TEXTS.omittedOpening,
  otherOpeningBalances: (count: number) => (count === 1 ? 'Y otra persona.' : `Y otras ${count} personas.`),
  missing: (count: number) =>
    count === 1 ? 'Falta un dato; se imprime en blanco' : `Faltan ${count} datos; se imprimen en blanco`,
  unfit: (count: number) =>
    count === 1 ? 'Un dato no cabe en el archivo' : `${count} datos no caben en el archivo`,
  sentBack: (count: number) =>
    count === 1
      ? 'Un error por el que la agencia devolvería el archivo'
      : `${count} errores por los que la agencia devolvería el archivo`,
  toLookAt: (count: number) =>
    count === 1
      ? 'Un dato que conviene revisar antes de enviar'
      : `${count} datos que conviene revisar antes de enviar`,
  allMissing: (count: number) => `Ver los ${count}`,
  byHand: 'A mano:',
  sources: (total: string) => `¿De dónde sale? ${total}`,
  sourcesHelp: {
    sum: 'Es la suma de lo que trae cada pago.',
    people: 'Cada persona cuenta una vez; a su lado está lo que se le pagó.',
    'worked-out': 'No es una suma: se calcula, por sus tasas y topes, de estos pagos.',
  } satisfies Record<ReportTotal['how'], string>,
  calculatedWithOpeningBalance:
    'No es una suma: se calcula, por sus tasas y topes, de estos pagos y de lo traído.',
  noSources: 'No hay pagos detrás de esta cifra.',
  entries: (count: number) => `${count} ${count === 1 ? 'pago' : 'pagos'}`,
  openingBalancePart: (day: string) => `Traído hasta el ${day}`,
  withOpeningBalance: (entries: string) => `${entries} y lo traído`,
  paidOn: PAY_LABELS.payDate.heading,
  brings: 'Trae',
  records: (count: number) => `${count} líneas`,
  place: 'Posición',
  field: 'Campo',
  value: 'Valor',
} as const;

/** The formats of a document besides its own file. */
export const formatLabels: Record<OtherFormat, string> = {
  xlsx: 'Excel',
  csv: 'CSV',
  iif: 'QuickBooks (IIF)',
};

/** The names of the figures that are counts, of one. */
const ONE: Partial<Record<ReportTotalName, string>> = {
  employees: 'empleado',
  contractors: 'contratista',
  stubs: 'talonario',
  weeks: 'semana',
};

const totals = labelsIn(TOTAL_LABELS, 'inSentence');

/** Returns a figure of a document in words, such as '12 empleados' or 'salarios $184,220.00'. */
export function namedTotal(name: ReportTotalName, value: string, isOne: boolean): string {
  const one = ONE[name];
  if (one === undefined) return `${totals[name]} ${value}`;
  return `${value} ${isOne ? one : totals[name]}`;
}

const company = labelsIn(COMPANY_LABELS, 'long');
const accountant = labelsIn(ACCOUNTANT_LABELS, 'long');
const employee = labelsIn(EMPLOYEE_LABELS, 'short');

const ADDRESS = {
  'address.street': ADDRESS_LABELS.street,
  'address.municipalityId': ADDRESS_LABELS.municipalityId,
  'address.state': ADDRESS_LABELS.state,
  'address.zip': ADDRESS_LABELS.zip,
};

/** The company's data that a document may lack. */
export const companyFactTexts: Record<CompanyFact, string> = {
  ...company,
  'postalAddress.street': ADDRESS_LABELS.postalAddress,
  'postalAddress.zip': ADDRESS_LABELS.zip,
  'physicalAddress.street': ADDRESS_LABELS.physicalAddress,
  disabilityRate: `${company.disabilityRate} (en 0, la línea 4B de la PRUI-10 sale sin la parte de los empleados)`,
};

/** The accountant's data that a document may lack. */
export const accountantFactTexts: Record<AccountantFact, string> = { ...accountant, ...ADDRESS };

/** An employee's data that a document may lack. */
export const employeeFactTexts: Record<EmployeeFact, string> = { ...employee, ...ADDRESS };

/** A contractor's data that a document may lack. */
export const contractorFactTexts: Record<ContractorFact, string> = ADDRESS;

export const byHandTexts: Record<HandFilledBox, string> = {
  'designee-pin': 'el PIN de la persona designada, que ella escoge',
  signature: 'la firma',
};
