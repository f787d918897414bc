import type { ObligationKind, ObligationState } from '@garita/domain/filing/due/obligation';
import type { PeriodState } from '@garita/domain/schedule/period-progress';
import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';

/**
 * Texts of Escritorio. 'ultima sesión' and the greeting without its closing '!' are spelled as in the
 * specification.
 */
export const dashboardText = {
  title: 'Escritorio',
  greeting: (name: string) => `¡Hola de nuevo, ${name}`,
  tools: 'Acceso rápido a herramientas',
  addCompany: 'Agregar una compañía',
  visited: 'Compañías visitadas desde la ultima sesión',
  noneVisited: 'Todavía no ha visitado ninguna compañía.',
  toCompanies: 'Ver las compañías',
  edit: (company: string) => `Editar ${company}`,
  employees: 'Empleados',
  employeesOf: (company: string) => `Empleados de ${company}`,
} as const;

/** Texts about open work, on Escritorio for all companies and on the home screen of one. */
export const deskText = {
  filter: 'Buscar compañía',
  filterHelp: 'Enter abre lo primero de la primera compañía.',
  nothingFound: 'Ninguna compañía coincide con lo que busca.',

  week: {
    title: 'Mi semana',
    help: 'Los períodos abiertos de cada compañía; primero lo que se atrasa.',
    empty: 'Aún no hay compañías activas.',
    noPeriods: 'Nadie cobra por período.',
    noPeriodsInAccess: 'No hay períodos abiertos en los años de su acceso.',
    period: (frequency: string, number: number) => `${frequency} ${number}`,
    days: (start: string, end: string) => `${start} – ${end}`,
    next: (name: string) => `Sigue ${name}`,
    state: {
      'to-load': () => 'Por cargar',
      'partly-loaded': ({ loaded, of }) => `${loaded} de ${of} cargados`,
      'to-pay': ({ unpaid, of }) => (unpaid === of ? 'Por pagar' : `Por pagar: ${unpaid} de ${of}`),
      paid: () => 'Pagada',
    } satisfies Record<PeriodState, (count: Record<'loaded' | 'of' | 'unpaid', number>) => string>,
    late: 'Atrasada',
  },

  attention: {
    companyCut: 'Los archivos no tienen espacio para su nombre o su dirección',
    peopleCut: (count: number, first: string) =>
      count === 1
        ? `Los archivos cortan el nombre o la dirección de ${first}`
        : `Los archivos cortan el nombre o la dirección de ${first} y ${count - 1} más`,
    title: 'Atención',
    help: 'Lo que hay que corregir o completar, con el lugar donde se hace.',
    empty: 'Todo está en orden.',
    preparer: 'Contador/a',
    filedChanged: (count: number, document: string) =>
      count === 1
        ? `${document}: cambió después de presentarse`
        : `${count} documentos cambiaron después de presentarse`,
    stale: (count: number) =>
      count === 1 ? '1 pago cambiaría al recalcularlo' : `${count} pagos cambiarían al recalcularlos`,
    negativeLeave: (count: number, first: string) =>
      count === 1
        ? `${first}: saldo negativo de vacaciones o enfermedad`
        : `${count} empleados con saldo negativo de vacaciones o enfermedad`,
    controlNumbers: (form: 'w2' | 'form480', left: number) => {
      const numbers = `números de control ${form === 'w2' ? 'de la W-2PR' : 'de la 480.6SP'}`;
      if (left < 0) return `Faltan ${-left} ${numbers}`;
      return left === 0 ? `No sobran ${numbers}` : `Quedan ${left} ${numbers}`;
    },
    recordLacks: (fields: readonly string[]) => `Falta: ${fields.join(', ')}`,
    employeesLack: (count: number, first: string, fields: readonly string[]) =>
      `${count === 1 ? first : `${count} empleados`}: falta ${fields.join(', ')}`,
    contractorsLack: (count: number, first: string, fields: readonly string[]) =>
      `${count === 1 ? first : `${count} contratistas`}: falta ${fields.join(', ')}`,
  },

  home: {
    edit: 'Editar Compañía',
    open: 'Ver los datos de la compañía',
    employerNumber: (number: string) => `Número patronal ${number}`,
    periods: 'Períodos abiertos',
    periodsHelp: 'Cada uno lleva a quien sigue.',
    inactive: 'Esta compañía está desactivada: no está en Escritorio.',
    year: (year: number) => `El año ${year}`,
    yearHelp: 'Por fecha de pago.',
    figures: (year: number) => `Cifras de ${year} por mes`,
    chooseYear: 'Año',
    chart: (year: number) =>
      `Gráfica de ${year} por mes: ingresos, retenciones y costo patronal. Las mismas cifras están en la tabla.`,
    month: 'Mes',
    total: 'Total',
    gross: AMOUNT_LABELS.gross,
    withheld: AMOUNT_LABELS.withheld,
    employerCost: 'Costo patronal',
    bar: (name: string, month: string, amount: string) => `${name}, ${month}: ${amount}`,
    noPay: (year: number) => `No hay pagos con fecha de ${year}.`,
  },
} as const;

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Texts about deposits and returns that are due, for all companies or for one. */
export const dueText = {
  title: 'Vence',
  help: 'Depósitos y planillas de cada compañía en los próximos 60 días, y lo que no se ha presentado de este año y del anterior.',
  nothing: 'Nada vence en los próximos 60 días.',
  more: (count: number) => (count === 1 ? 'Ver el siguiente' : `Ver los ${count} siguientes`),
  overdue: (count: number) => (count === 1 ? '1 con fecha pasada' : `${count} con fecha pasada`),
  untold:
    'Garita no sabe qué se depositó: los depósitos de hace más de 60 días van con su planilla. Una planilla sigue aquí hasta que se marque como presentada.',
  day: (weekday: string, year: string) => `${capitalized(weekday)} ${year}`,

  kind: {
    'fica-deposit': 'Depósito de Seguro Social y Medicare',
    'futa-deposit': 'Depósito de FUTA',
    'income-tax-deposit': 'Depósito de contribución retenida',
    'services-deposit': 'Depósito de Servicios Profesionales',
    'form-941': '941',
    'form-943': '943',
    'form-944': '944',
    'form-940': '940',
    'schedule-h': 'Anexo H de la planilla federal',
    'form-499': '499 R-1B',
    unemployment: 'Desempleo e incapacidad',
    'chauffeur-insurance': 'Choferil',
    'services-return': '480.6 SP-1',
    'form-480': '480.6SP',
    w2pr: 'W-2PR y 499 R-3',
    'workers-compensation': 'Declaración de nómina de la CFSE',
    'christmas-bonus': 'Bono de Navidad',
  } satisfies Record<ObligationKind, string>,

  state: {
    open: 'En curso',
    ready: 'Listo',
    filed: 'Presentado',
    covered: 'Cubierto por la planilla presentada',
    overdue: 'Vencido',
  } satisfies Record<ObligationState, string>,

  lacksFacts: 'Falta información',

  wholeYear: (year: string) => `Año ${year}`,
  wholeMonth: (month: string) => capitalized(month),
  oneDay: (day: string) => `Del ${day}`,
  days: (first: string, last: string) => `Del ${first} al ${last}`,
  later: (kind: ObligationKind, day: string) =>
    kind === 'workers-compensation' ? `con prórroga, ${day}` : `si todo se depositó a tiempo, ${day}`,
  nearsDeposits:
    'Se paga con la planilla si no llega a $2,500.00. Si llega, se deposita por mes, y los meses anteriores ya estarán atrasados.',
} as const;
