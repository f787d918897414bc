/** Words of the page of the interface. */
export const apiDocsText = {
  title: 'Interfaz para otros programas',
  document: 'Documento OpenAPI 3.1 (JSON)',
  home: 'Volver a Garita',
  operations: 'Operaciones',
  choose: 'Operación',

  access: {
    title: 'Acceso',
    help: 'El token acompaña cada llamada. Inicie una sesión aquí, o pegue un token que ya tenga.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    code: 'Código del segundo factor',
    codeHelp: 'Solo si está activado.',
    signIn: 'Obtener token',
    token: 'Token',
    refused: 'No se pudo iniciar la sesión.',
  },

  operation: {
    open: 'No necesita token.',
    parameters: 'Parámetros',
    body: 'Datos que se envían',
    answers: 'Qué responde',
    everyAnswer: 'Por estado',
    name: 'Nombre',
    form: 'Forma',
    place: 'Dónde va',
    places: { path: 'en la ruta', query: 'en la consulta', header: 'en el encabezado' },
    required: 'Requerido',
    status: 'Estado',
    meaning: 'Qué significa',
    yes: 'Sí',
    no: 'No',
  },

  attempt: {
    title: 'Probar',
    warning: 'Se hace de verdad, con los datos de su cuenta.',
    newKey: 'Clave nueva',
    body: 'Datos en JSON',
    formBody: 'Datos en JSON; se envían como formulario',
    send: 'Enviar',
    notJson: 'Los datos no son JSON.',
    failed: 'No se pudo enviar. Revise su conexión.',
  },

  answer: {
    title: 'Respuesta',
    status: (status: number) => `Estado ${status}`,
    headers: 'Encabezados',
    body: 'Contenido de la respuesta',
    save: (fileName: string) => `Guardar ${fileName}`,
  },
} as const;
