/**
 * Words of sign-in, recovery, profile and Escritorio. 'Código invalido', 'Profile', 'ultima sesión' and the greeting without its
 * closing '!' are the specification's spellings.
 */
export const accountText = {
  signIn: {
    title: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    keepSession: 'Mantener sesión iniciada',
    submit: 'Entrar',
    forgot: '¿Olvidó su contraseña?',
    notMember: '¿No eres miembro todavía?',
    register: 'Regístrate',
    welcome: (name: string) => `Bienvenido ${name}`,
    goodbye: (name: string) => `Hasta luego ${name}`,
  },

  recovery: {
    title: 'Recuperar contraseña',
    help: 'Escriba el correo electrónico de su cuenta.',
    submit: 'Enviar',
    back: 'Volver',
    answer: 'Código invalido',
  },

  profile: {
    title: 'Profile',
    section: 'Cambiar Contraseña',
    help: 'La contraseña nueva debe tener al menos 10 caracteres.',
    current: 'Contraseña Actual',
    next: 'Nueva Contraseña',
    changed: 'Contraseña cambiada exitosamente.',
  },

  dashboard: {
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
  },
} as const;
