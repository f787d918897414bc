/** The headings of the groups of routes. */
export const TAGS = {
  account: 'Cuenta y sesión',
  secondFactor: 'Segundo factor',
  companies: 'Compañías',
  employees: 'Empleados',
  contractors: 'Servicios Profesionales',
  accountants: 'Contadores',
  companyTaxes: 'Líneas de la compañía',
  fixedTaxes: 'Taxes fijos',
  yearParameters: 'Parámetros del año',
  codes: 'Códigos',
  payroll: 'Nómina',
  filing: 'Vencimientos y presentado',
  audit: 'Auditoría',
  reports: 'Descargas',
} as const;

export type Tag = keyof typeof TAGS;
