/** The companies, as the way to one of them names them all. */
export const allCompaniesText = {
  title: 'Compañías',
  missing: 'Esta compañía no existe',
  toList: 'Ver las compañías',
} as const;

/** The rooms of a company. */
export const roomsText = {
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
