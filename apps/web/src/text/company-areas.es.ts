/** The list of companies, as breadcrumbs name it. */
export const allCompaniesText = {
  title: 'Compañías',
  missing: 'Esta compañía no existe',
  toList: 'Ver las compañías',
} as const;

/** The areas of a company. */
export const companyAreasText = {
  label: 'Áreas de la compañía',
  home: 'Inicio',
  employees: 'Empleados',
  contractors: 'Servicios Profesionales',
  documents: 'Documentos',
  taxes: 'Taxes',
  balances: 'Saldos',
  months: 'Meses',
  reconciliation: 'Cuadre',
  audit: 'Auditoría',
} as const;
