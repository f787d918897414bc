/** Words of Escritorio. 'ultima sesión' and the greeting without its closing '!' are the specification's spellings. */
export const dashboardText = {
  title: 'Escritorio',
  greeting: (name: string) => `¡Hola de nuevo, ${name}`,
  tools: 'Acceso rápido a herramientas',
  addCompany: 'Agregar una compañía',
  visited: 'Compañías visitadas desde la ultima sesión',
  noneVisited: 'Todavía no ha visitado ninguna compañía.',
  toCompanies: 'Ver las compañías',
  edit: (company: string) => `Editar ${company}`,
  employees: 'Empleados',
  employeesOf: (company: string) => `Empleados de ${company}`,
} as const;
