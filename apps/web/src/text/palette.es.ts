/** What the search over everything says. */
export const paletteText = {
  open: 'Buscar…',
  title: 'Buscar en Garita',
  placeholder: 'Compañía, empleado, período o acción',
  results: 'Resultados',
  count: (results: number) => (results === 1 ? '1 resultado' : `${results} resultados`),
  none: 'Nada coincide con lo que busca.',
  failed: 'No se pudieron buscar compañías ni empleados. Las acciones sí están.',
  keys: '↑ ↓ elegir · Enter abrir · Esc cerrar',
  inactive: 'Desactivado',

  groups: {
    recent: 'Recientes',
    companies: 'Compañías',
    employees: 'Empleados',
    periods: 'Períodos',
    actions: 'Acciones',
    screens: 'Ir a',
  },

  addCompany: 'Agregar una compañía',
  addEmployee: (company: string) => `Agregar un empleado a ${company}`,
  employeesOf: (company: string) => `Empleados de ${company}`,
  taxesOf: (company: string) => `Taxes de ${company}`,
  contractorsOf: (company: string) => `Servicios Profesionales de ${company}`,
  loadTime: (employee: string) => `Cargar tiempo de ${employee}`,
  seeTime: (employee: string) => `Ver tiempo de ${employee}`,
  period: (number: number, year: number, frequency: string) => `Periodo ${number} de ${year} ${frequency}`,
  periodDays: (start: string, end: string) => `${start} – ${end}`,
  periodInProcesses: (days: string) => `${days} · Procesos`,
  periodOf: (days: string, employee: string) => `${days} · Cargar Tiempo de ${employee}`,
  appearance: (mode: string) => `Apariencia: ${mode}`,
} as const;
