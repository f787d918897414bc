/**
 * Texts of the menu, the top bar and the public pages. 'Codigos' and 'Profile' are spelled as in the
 * specification.
 */
export const shellText = {
  menu: {
    label: 'Menú principal',
    open: 'Abrir menú',
    close: 'Cerrar menú',
    dashboard: 'Escritorio',
    accountants: 'Contadores',
    companies: 'Compañías',
    processes: 'Procesos',
    fixedTaxes: 'Taxes fijos',
    codes: 'Codigos',
    profile: 'Profile',
    users: 'Usuarios',
    apiDocs: 'Interfaz',
    signOut: 'Cerrar sesión',
  },

  bar: {
    back: 'Volver',
    breadcrumb: 'Dónde está',
    account: (name: string) => `Cuenta de ${name}`,
    skip: 'Saltar al contenido',
    version: (version: string) => `Garita, versión ${version}`,
  },

  shortcuts: {
    title: 'Atajos de teclado',
    open: 'Atajos de teclado (?)',
    keys: [
      ['Ctrl K', 'Buscar una compañía, una persona, un período, un documento o una acción'],
      ['?', 'Ver estos atajos'],
      ['Enter', 'Al cargar pago: ir al próximo campo'],
      ['Alt+Enter', 'Al cargar pago: guardarlo'],
      ['Alt+↓', 'Al cargar pago: guardarlo y abrir el próximo empleado sin pago en el período'],
      ['Esc', 'Cerrar un diálogo sin hacer nada'],
    ],
  },

  colorMode: {
    label: 'Apariencia',
    system: 'Como el sistema',
    light: 'Clara',
    dark: 'Oscura',
  },

  public: {
    welcome: 'Bienvenido',
    motto: 'La nómina de Puerto Rico, vigilada hasta el último centavo.',
    home: 'Garita, inicio',
    copyright: '© 2023 Garita',
    version: (version: string) => `Versión ${version}`,
  },
} as const;
