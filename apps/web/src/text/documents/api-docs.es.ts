/** Texts around the viewer of the API. The viewer itself is in English. */
export const apiDocsText = {
  title: 'Interfaz para otros programas',
  note:
    'Para probar una llamada hace falta un token: pulse Authorize y pegue el suyo, o llame a auth/login, cuyo token se toma de la respuesta. ' +
    'Cada llamada se hace de verdad, con los datos de su cuenta.',
  home: 'Volver a Garita',
} as const;
