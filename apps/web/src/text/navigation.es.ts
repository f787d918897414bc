import { DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';

/** Texts of the command palette. */
export const paletteText = {
  open: 'Buscar…',
  title: 'Buscar en Garita',
  placeholder: 'Compañía, persona, período, documento o acción',
  results: 'Resultados',
  count: (results: number) => (results === 1 ? '1 resultado' : `${results} resultados`),
  searching: 'Buscando…',
  none: 'Nada coincide con lo que busca.',
  failed: 'No se pudieron buscar compañías ni personas. Las acciones sí están.',
  keys: '↑ ↓ elegir · Enter abrir · Esc cerrar',
  inactive: { el: 'Desactivado', la: 'Desactivada' },
  lastFour: (digits: string) => `termina en ${digits}`,

  groups: {
    recent: 'Recientes',
    companies: 'Compañías',
    employees: 'Empleados',
    contractors: 'Servicios Profesionales',
    periods: 'Períodos',
    documents: 'Documentos',
    actions: 'Acciones',
    screens: 'Ir a',
  },

  addCompany: 'Agregar una compañía',
  addEmployee: (company: string) => `Agregar un empleado a ${company}`,
  employees: 'Empleados',
  taxesOf: (company: string) => `Taxes de ${company}`,
  addContractor: (company: string) => `Agregar un contratista a ${company}`,
  contractorsOf: (company: string) => `Servicios Profesionales de ${company}`,
  loadTime: 'Cargar tiempo',
  seeTime: 'Ver pagos',
  loadHours: 'Cargar pago',
  seeHours: 'Ver pagos',
  payKeywords: 'tiempo horas pagos',
  recordOf: (name: string) => `Datos de ${name}`,
  period: (number: number, year: number, frequency: string) => `Período ${number} de ${year} ${frequency}`,
  periodDays: (start: string, end: string) => `${start} – ${end}`,
  periodInProcesses: (days: string) => `${days} · Talonarios en Procesos`,
  periodOfCompany: (days: string, company: string) => `${days} · ${company}`,
  documentOf: (agency: string, company: string) => `${agency} · ${company}`,
  areaOf: (area: string, company: string) => `${area} de ${company}`,
  periodOf: (days: string, employee: string) => `${days} · Cargar Tiempo de ${employee}`,
  appearance: (mode: string) => `Apariencia: ${mode}`,
} as const;

/** The list of companies in breadcrumbs. */
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
  documents: 'Procesos',
  taxes: 'Taxes',
  balances: 'Saldos',
  months: 'Meses',
  reconciliation: DOCUMENT_NAMES.reconciliation,
  audit: 'Auditoría',
} as const;
