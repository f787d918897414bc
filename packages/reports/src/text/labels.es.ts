// Every word printed on a document or put into the name of a file. Which word of the trade became which label, and why:
// docs/decisions/0003-stub-labels.md.

export const FILE_NAMES = {
  employee: 'Empleado',
  allEmployees: 'All',
  period: 'Periodo',
  stubs: 'Talonarios',
} as const;

export const PAGE = {
  period: (number: number, year: number) => `Periodo ${number} de ${year}`,
  of: (page: number, pages: number) => `Página ${page} de ${pages}`,
} as const;

export const PAY_STUB = {
  title: 'Talonario de pago',
  documentTitle: (number: number, year: number) => `Talonario de pago, periodo ${number} de ${year}`,
  employee: 'Empleado',
  socialSecurityNumber: 'Seguro social',
  period: 'Periodo de pago',
  payDate: 'Fecha de pago',
  net: 'Neto a pagar',
  memo: 'Memo',

  columns: { current: 'Actual', year: 'Año' },
  total: 'Total',

  earnings: {
    heading: 'Ingresos',
    regularPay: 'Regular',
    salary: 'Salario',
    bonus: 'Bono',
    overtimePay: 'Sobretiempo',
    mealPeriodPay: 'Hora de comida',
    vacationPay: 'Vacaciones',
    sickPay: 'Enfermedad',
    holidayPay: 'Feriado',
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
    heading: 'Deducciones',
    childSupport: 'ASUME',
    donation: 'Donativos',
    aflac: 'AFLAC',
    codaPlans: 'Coda Plans',
    medicalPlan: 'Plan médico',
    others: 'Otros',
  },

  additions: {
    heading: 'Adiciones',
    reimbursedExpenses: 'Gastos reembolsados',
  },

  foldedLines: (count: number) => `Otras ${count} líneas`,

  hours: {
    heading: 'Horas',
    regular: 'Regulares',
    overtime: 'Sobretiempo',
    mealPeriod: 'Hora de comida',
    vacation: 'Vacaciones',
    sick: 'Enfermedad',
    holiday: 'Feriado',
  },

  rates: {
    heading: 'Tarifas por hora',
    regular: 'Regular',
    overtime: 'Sobretiempo',
    mealPeriod: 'Hora de comida',
    withholding: '% de retención',
    editedWithholding: '% de retención (editada)',
  },

  leave: { vacation: 'Vacaciones acumuladas', sick: 'Enfermedad acumulada' },

  summary: {
    earnings: 'Ingresos',
    withholdings: '− Retenciones',
    deductions: '− Deducciones',
    additions: '+ Adiciones',
    uncollected: '+ No cobrado',
    net: '= Neto',
  },

  cheque: {
    number: 'NÚM. DE CHEQUE',
    date: 'FECHA',
    payee: 'PÁGUESE A LA ORDEN DE',
    purpose: 'POR',
    signature: 'FIRMA AUTORIZADA',
    payroll: (number: number, year: number) => `Nómina, periodo ${number} de ${year}`,
  },
} as const;
