/** Texts of the history of a record. */
export const historyText = {
  open: 'Historial',
  title: (record: string) => `Historial: ${record}`,
  empty: 'Todavía no hay cambios.',
  more: 'Ver más',
  by: (who: string, when: string) => `${who} · ${when}`,
  somebody: 'Usuario que ya no existe',

  inserted: 'Creación',
  updated: 'Edición',
  removed: 'Eliminación',
  activated: 'Activación',
  deactivated: 'Desactivación',
  newVersion: 'Nueva versión',
  socialSecurityShown: 'Se mostró el número de seguro social',
  shown: (field: string) => `Se mostró completo: ${field}`,

  values: (count: number) => (count === 1 ? '1 dato' : `${count} datos`),
  before: 'Antes',
  after: 'Ahora',
  nothing: 'vacío',
  hidden: 'dato personal',
  version: 'Versión',
  used: 'Usado',
  partOf: (whole: string, part: string) => `${whole}: ${part}`,
} as const;
