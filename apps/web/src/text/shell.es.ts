/**
 * Texts of the menu, the top bar and the public pages. 'Codigos' and 'Profile' are spelled as in the
 * specification.
 */
export const shellText = {
  menu: {
    label: 'Menú principal',
    open: 'Abrir menú',
    close: 'Cerrar menú',
    desk: 'Escritorio',
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
    due: 'Lo que vence',
    printedOn: (day: string) => `Impreso el ${day}`,
    version: (version: string) => `Garita, versión ${version}`,
  },

  shortcuts: 'Atajos de teclado (?)',

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
