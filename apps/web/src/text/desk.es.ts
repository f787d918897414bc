import type { PeriodState } from '@garita/domain/schedule/period-progress';
import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';
import { DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { PAY_LABELS } from '@garita/domain/text/fields/pay-labels.es';

/**
 * Texts of Escritorio, and of the open work on the home screen of one company. 'ultima sesión' and the
 * greeting without its closing '!' are spelled as in the specification.
 */
export const deskText = {
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

  filter: 'Buscar compañía',
  filterHelp: 'Enter abre lo primero de la primera compañía.',
  nothingFound: 'Ninguna compañía coincide con lo que busca.',

  filters: {
    label: 'Compañías',
    choice: { all: 'Todas', mine: 'Mías', late: 'Atrasadas', 'this-week': 'Vence esta semana' },
    latePeriods: 'períodos atrasados',
    overdue: 'planillas y depósitos vencidos',
    thisWeek: 'vencen esta semana',
  },

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
    summary: {
      late: (count: number) => (count === 1 ? '1 período atrasado' : `${count} períodos atrasados`),
      open: (count: number) => (count === 1 ? '1 período abierto' : `${count} períodos abiertos`),
      overdue: (count: number) => (count === 1 ? '1 vencido' : `${count} vencidos`),
      thisWeek: (count: number) => (count === 1 ? '1 vence esta semana' : `${count} vencen esta semana`),
    },
    unfold: (company: string) => `Períodos de ${company}`,
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
    preparer: PAY_LABELS.accountantId,
    filedChanged: (count: number, document: string) =>
      count === 1
        ? `${document}: cambió después de presentarse`
        : `${count} documentos cambiaron después de presentarse`,
    stale: (count: number) =>
      count === 1 ? '1 pago cambiaría al recalcularlo' : `${count} pagos cambiarían al recalcularlos`,
    staleContractors: (count: number, first: string) =>
      count === 1
        ? `${first}: hay pagos que cambiarían al recalcularlos`
        : `${count} contratistas con pagos que cambiarían al recalcularlos`,
    repeatedPay: (count: number, first: string, { net, period }: { net: string; period: string }) =>
      `${first}: dos pagos iguales de ${net} en el período ${period}${count === 1 ? '' : `, y ${count - 1} más`}`,
    yearParameters: (year: number) =>
      `Faltan los parámetros de ${year}: base del Seguro Social y topes de planes CODA`,
    negativeLeave: (count: number, first: string) =>
      count === 1
        ? `${first}: saldo negativo de vacaciones o enfermedad`
        : `${count} empleados con saldo negativo de vacaciones o enfermedad`,
    fewTips: (count: number, first: string) =>
      count === 1
        ? `${first}: propinas de menos de $20.00 en un mes, que no pagan Seguro Social ni Medicare`
        : `${count} empleados con propinas de menos de $20.00 en un mes, que no pagan Seguro Social ni Medicare`,
    vacationRate: (count: number, first: string) =>
      count === 1
        ? `${first}: por su aniversario gana más horas de vacaciones al mes`
        : `${count} empleados ganan más horas de vacaciones al mes por su aniversario`,
    vacationBelowLaw: (count: number, first: string) =>
      count === 1
        ? `${first}: la ley ya da más vacaciones que las escritas a mano`
        : `${count} empleados con menos vacaciones escritas a mano que las de la ley`,
    severalRecords: (count: number, first: string) =>
      count === 1
        ? `${first}: tiene otra ficha con el mismo número; sus límites cuentan juntos`
        : `${count} empleados con otra ficha del mismo número; sus límites cuentan juntos`,
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
    periodsHelp: 'Cada uno lleva a sus pagos; el nombre, al pago de quien sigue.',
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
    employerCost: DOCUMENT_NAMES['employer-cost'],
    bar: (name: string, month: string, amount: string) => `${name}, ${month}: ${amount}`,
    noPay: (year: number) => `No hay pagos con fecha de ${year}.`,
  },
} as const;
