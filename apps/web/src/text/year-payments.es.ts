/** Words of the tables of what was paid in a year, to an employee or a contractor. */
export const yearPaymentsText = {
  title: (year: number) => `Pagos de ${year}`,
  help: {
    employee: 'Todo lo que se pagó en el año, lo más reciente primero. El período abre el pago.',
    contractor: 'Todo lo que se pagó en el año, lo más reciente primero. La fecha abre el pago.',
  },
  year: 'Año',
  unknownYear: (named: string, year: number) => `Aquí no hay un año ${named}. Este es ${year}.`,
  yearOutsideAccess: (named: string, year: number) =>
    `El año ${named} no está dentro de su acceso. Este es ${year}.`,
  date: 'Fecha de pago',
  period: 'Período',
  periodOf: (number: number, year: number) => `${number} de ${year}`,
  hours: 'Horas',
  gross: 'Ingresos',
  reimbursed: 'Reembolsos',
  retained: 'Retenido',
  net: 'Neto',
  paid: 'Pagado',
  unpaid: 'Sin marcar',
  corrections: 'Correcciones',
  stub: 'Talonario',
  letter: 'Explicar al empleado',
  downloading: 'Descargando…',
  payment: (period: number, date: string) => `período ${period}, ${date}`,
  empty: 'Sin pagos en este año.',
} as const;
