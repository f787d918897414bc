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

  register: {
    title: '¡Empieza a usar Garita!',
    name: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    emailHelp: 'El mismo al que llegó su código.',
    phone: 'Teléfono',
    password: 'Contraseña',
    passwordHelp: 'Al menos 10 caracteres.',
    confirmation: 'Confirmar Contraseña',
    code: 'Código',
    submit: 'Siguiente paso',
    member: '¿Eres miembro?',
    signIn: 'Ingresa',
    created: 'Cuenta creada exitosamente.',
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

    sessions: {
      title: 'Sesiones',
      help: 'Dónde ha iniciado sesión. Termine las que no reconozca y cambie su contraseña.',
      since: 'Desde',
      lastSeen: 'Último uso',
      until: 'Termina, a más tardar',
      current: 'Esta sesión',
      end: 'Terminar',
      endQuestion: (since: string) => `¿Está seguro que desea terminar la sesión del ${since}?`,
      endOthers: 'Terminar las demás',
      endOthersQuestion: '¿Está seguro que desea terminar todas sus sesiones menos esta?',
      ended: 'Sesión terminada.',
      othersEnded: 'Sus demás sesiones terminaron.',
      empty: 'Cada inicio de sesión aparece aquí.',
    },
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
