/** Texts of every form. */
export const formText = {
  save: 'Guardar datos',
  back: 'Volver',
  requiredHint: 'Los campos con * son requeridos.',
  unsaved: 'Cambios sin guardar',
  incomplete: 'Debe llenar todos los campos para poder guardar los datos.',
  /** For the public forms, which save no data: signing in, registering and recovering access. */
  incompletePublic: 'Complete los campos indicados.',
  missing: (count: number) => (count === 1 ? 'Falta 1 dato:' : `Faltan ${count} datos:`),
  errorSummary: (count: number) =>
    count === 1 ? 'Hay 1 campo por corregir' : `Hay ${count} campos por corregir`,
  leaveTitle: 'Cambios sin guardar',
  leaveQuestion: 'Si sale ahora se pierde lo que escribió en este formulario.',
  leave: 'Salir sin guardar',
  draft: {
    found: (when: string) =>
      `Hay un borrador de este formulario (${when}). No guarda números personales: escriba otra vez los que había escrito.`,
    outdated:
      'Los datos cambiaron desde entonces: se recupera solo lo que usted escribió; lo demás queda como está ahora.',
    restore: 'Recuperar',
    discard: 'Descartar',
  },
  choose: 'Seleccione',
  openChoice: (label: string) => `${label}: ver la lista`,
  moreFound: (count: number) => `y ${count} más: escriba parte del nombre o los últimos 4 dígitos`,
  nothingFound: 'Nadie con ese nombre o número.',
  chooseOption: 'Seleccione una opción',
  hours: (label: string) => `${label}: horas`,
  minutes: (label: string) => `${label}: minutos`,

  streetExample: 'Calle y número, urbanización',
  sameAddress: 'Usar misma dirección Postal para la Física',
} as const;
