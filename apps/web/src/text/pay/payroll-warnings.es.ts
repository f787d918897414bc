import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { HolidayName } from '@garita/domain/time/holidays';

type PayQuarters = { quarter: number; periodQuarter: number; year: number };

/** The warnings of Cargar Tiempo. */
export const payrollWarnings = {
  title: 'Revise antes de guardar',
  companyInactive: 'La compañía está desactivada. No se puede cargar otro pago.',
  employeeInactive: 'El empleado está desactivado. No se puede cargar otro pago.',
  otherFrequency:
    'El período es de otra frecuencia de pago que tuvo el empleado. No se puede cargar otro pago en él.',
  parametersMissing: 'No hay tasas vigentes para esa fecha de pago.',
  stale: {
    limit: 'Otro pago del año cambió y un límite que cortó este tiene espacio otra vez.',
    weeks:
      'El choferil se debe una vez por cada semana del período. Otro pago del período cambió, y con él lo que le toca a este.',
    passed: 'El año cambió y pasa de un límite: a este pago se le retuvo de más.',
    threshold: 'El año cambió, y con él la parte de este pago que lleva el Medicare adicional.',
    'income-tax': 'Un pago anterior del año cambió, y con él la contribución sobre ingresos de este.',
  },
  staleLine: (line: string, recorded: string, now: string) =>
    `${line}: se guardó ${recorded} y hoy serían ${now}.`,
  payDateOutsideWindow:
    'La fecha de pago debe estar entre 31 días antes de que empiece el período y un año después de que termine.',
  payDate: {
    otherTaxYear: (taxYear: number, periodYear: number) =>
      `El período termina en ${periodYear} y se paga en ${taxYear}: cuenta para los límites y la W-2PR de ${taxYear}.`,
    otherQuarter: ({ quarter, periodQuarter, year }: PayQuarters) =>
      `El período termina en el trimestre ${periodQuarter} y se paga en el ${quarter}: se informa en las planillas del trimestre ${quarter} de ${year}.`,
    sunday: 'La fecha de pago es domingo.',
    holiday: (name: string) => `La fecha de pago es feriado: ${name}.`,
  },
  correctedLater: (year: number) =>
    `Una corrección se paga en el año del pago que corrige. Lo que faltó y se paga en ${year} se carga como pago de ${year}: cuenta para sus límites, su tabla y su W-2PR. Lo que se pagó de más se corrige en su período, que se reabre.`,
  loadInYear: (year: number) => `Cargar lo que faltó en ${year}`,
  egressPassed: (date: string) => `El empleado salió el ${date}, antes de este período.`,
  paidElsewhere: (period: string, net: string, payDate: string) =>
    `${period}, ${net} con fecha de pago ${payDate}`,
  hoursWithoutRate: (hours: readonly string[]) => `Horas sin tarifa, que pagan $0.00: ${hours.join(', ')}.`,
  overtimeAsRegular: (most: string, overtime: string) =>
    `El período no tiene más de ${most} horas regulares: ${overtime} son sobretiempo.`,
  moveToOvertime: (overtime: string) => `Mover ${overtime} a Sobretiempo`,
  negativeLeave: {
    vacation: (balance: string) => `El saldo de vacaciones quedaría en ${balance}.`,
    sick: (balance: string) => `El saldo de enfermedad quedaría en ${balance}.`,
  } satisfies Record<LeaveKind, (balance: string) => string>,
} as const;

/** The names of the holidays, which a pay date may fall on. */
export const holidayNames: Record<HolidayName, string> = {
  newYear: 'Año Nuevo',
  threeKings: 'Día de Reyes',
  martinLutherKing: 'Natalicio de Martin Luther King',
  presidents: 'Día de los Presidentes',
  citizenship: 'Día de la Ciudadanía Americana',
  abolition: 'Abolición de la Esclavitud',
  goodFriday: 'Viernes Santo',
  memorial: 'Día de la Recordación',
  juneteenth: 'Juneteenth',
  independence: 'Independencia de los Estados Unidos',
  constitution: 'Constitución del Estado Libre Asociado',
  labor: 'Día del Trabajo',
  columbus: 'Día de la Raza',
  veterans: 'Día del Veterano',
  discoveryOfPuertoRico: 'Descubrimiento de Puerto Rico',
  thanksgiving: 'Acción de Gracias',
  christmas: 'Navidad',
};
