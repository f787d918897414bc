/** The warnings of Cargar Tiempo that stand before anything is typed. */
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
  correctedLater: (year: number) =>
    `Una corrección se paga en el año del pago que corrige. Lo que faltó y se paga en ${year} se carga como pago de ${year}: cuenta para sus límites, su tabla y su W-2PR. Lo que se pagó de más se corrige en su período, que se reabre.`,
  loadInYear: (year: number) => `Cargar lo que faltó en ${year}`,
  payVacation: (hours: string) => `Pagar ${hours} de vacaciones`,
  moveToOvertime: (overtime: string) => `Mover ${overtime} a Sobretiempo`,
} as const;
