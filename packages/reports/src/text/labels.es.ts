// Every word printed on a document or put into the name of a file. Which word of the trade became which label, and why:
// docs/decisions/0003-stub-labels.md.

export const FILE_NAMES = {
  employee: 'Empleado',
  allEmployees: 'All',
  period: 'Periodo',
} as const;

export const PAGE = {
  of: (page: number, pages: number) => `Página ${page} de ${pages}`,
  period: (number: number) => `Periodo ${number}`,
} as const;

export const PAY_STUB = {
  title: 'Talonario de pago',
  employee: 'Empleado',
  socialSecurityNumber: 'Seguro social',
  period: 'Periodo de pago',
  payDate: 'Fecha de pago',
  net: 'Neto a pagar',
  memo: 'Memo',

  columns: { current: 'Actual', year: 'Año', time: 'Horas', rate: 'Tarifa' },
  total: 'Total',

  earnings: {
    heading: 'Ingresos',
    regular: 'Regular',
    salaryIncluded: 'Salario, incluido',
    bonusIncluded: 'Bono, incluido',
    overtimePay: 'Horas extras',
    mealPeriodPay: 'Almuerzo',
    vacationPay: 'Vacaciones',
    sickPay: 'Enfermedad',
    holidayPay: 'Feriados',
    tips: 'Propinas',
    commissions: 'Comisiones',
    concessions: 'Concesiones',
  },

  withholdings: {
    heading: 'Retenciones',
    incomeTaxWithheld: 'Contribución retenida',
    socialSecurity: 'Seguro social',
    socialSecurityOnTips: 'Seg. social propinas',
    medicare: 'Medicare',
    disabilityInsurance: 'Incapacidad',
    chauffeurInsurance: 'Choferil',
  },

  deductions: {
    heading: 'Descuentos',
    childSupport: 'ASUME',
    donation: 'Donativos',
    aflac: 'AFLAC',
    codaPlans: 'Coda Plans',
    medicalPlan: 'Plan médico',
    others: 'Otros',
  },

  additions: {
    heading: 'Reembolsos y aumentos',
    reimbursedExpenses: 'Gastos reembolsados',
  },

  foldedLines: (count: number) => `Otras ${count} líneas`,

  hours: {
    heading: 'Horas',
    regular: 'Regulares',
    overtime: 'Extras',
    mealPeriod: 'Almuerzo',
    vacation: 'Vacaciones',
    sick: 'Enfermedad',
    holiday: 'Feriados',
  },

  rates: {
    heading: 'Tarifas por hora',
    regular: 'Regular',
    overtime: 'Horas extras',
    mealPeriod: 'Almuerzo',
    withholding: '% de retención',
  },

  leave: { vacation: 'Vacaciones acumuladas', sick: 'Enfermedad acumulada' },

  summary: {
    heading: 'Resumen',
    earnings: 'Ingresos',
    withholdings: '− Retenciones',
    deductions: '− Descuentos',
    additions: '+ Reembolsos y aumentos',
    uncollected: '+ No cobrado',
    net: '= Neto',
  },

  cheque: {
    number: 'NÚMERO DE CHEQUE',
    date: 'FECHA',
    payee: 'PÁGUESE A LA ORDEN DE',
    purpose: 'POR',
    signature: 'FIRMA AUTORIZADA',
  },
} as const;
