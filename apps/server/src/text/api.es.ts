/** What the document of the interface says of itself. */
export const ABOUT = {
  title: 'Garita',
  description:
    'La interfaz de Garita para otros programas. Los importes son dólares exactos al centavo; las fechas, AAAA-MM-DD; las ' +
    'horas, HH:MM. Lo que aquí se describe se acepta siempre; también se acepta un número escrito como texto.',
} as const;

export const BEARER = 'El access_token que responde auth/login, en el encabezado Authorization.';
export const DOWNLOADS_COOKIE =
  'La cookie que auth/login deja en el navegador, para que un enlace pueda descargar. Solo vale para reports/.';

/** Under which heading a group of routes is shown. */
export const TAGS = {
  accountants: 'Contadores',
  secondFactor: 'Segundo factor',
} as const;

export type Tag = keyof typeof TAGS;

/** What each operation does. */
export const OPERATIONS = {
  listAccountants: 'Lista los contadores de la cuenta, también los desactivados.',
  getAccountant: 'Muestra un contador.',
  createAccountant: 'Crea un contador.',
  updateAccountant: 'Edita un contador.',
  switchAccountant: 'Desactiva un contador, o lo vuelve a activar.',
  removeAccountant: 'Elimina un contador. Si algo se refiere a él, responde ok=false y lo deja como está.',

  getSecondFactor:
    'Dice si el inicio de sesión pide un segundo factor, y cuántos códigos de recuperación quedan.',
  startSecondFactor:
    'Crea el secreto de un segundo factor. No se pide hasta que un código lo confirme con auth/2fa/verify.',
  confirmSecondFactor:
    'Activa el segundo factor. Responde diez códigos de recuperación, que no se muestran otra vez.',
  removeSecondFactor: 'Desactiva el segundo factor. `code` puede ser un código de recuperación.',
} as const;

export type OperationId = keyof typeof OPERATIONS;

export const ANSWERED = 'Hecho.';

/** The headers that come with an answer. */
export const ANSWER_HEADERS = {
  ETag: 'La versión de lo guardado, para el If-Match del próximo cambio.',
  'Content-Disposition': 'El nombre del archivo.',
  'Set-Cookie': 'La cookie de las descargas.',
} as const;

export type AnswerHeader = keyof typeof ANSWER_HEADERS;

/** The headers that a call may send besides the token. */
export const REQUEST_HEADERS = {
  'Idempotency-Key':
    'Un UUID de quien llama. Repetida con los mismos datos, la llamada se hace una sola vez y responde lo mismo.',
  'If-Match':
    'La versión que se cambia, como la dio el ETag. Si ya no es esa, nada cambia y la respuesta es 409.',
} as const;

/** When a call is refused with a status. */
export const REFUSAL_TEXTS = {
  400: 'La clave de la solicitud no es un UUID.',
  401: 'Sin sesión, o las credenciales no son válidas.',
  403: 'El rol de quien llama no lo permite.',
  404: 'No existe, o es de otra cuenta.',
  409: 'Lo guardado cambió, o no admite el cambio.',
  413: 'El envío es demasiado grande.',
  422: 'Los datos no son válidos; `errors` dice qué campos y por qué.',
  429: 'Demasiados intentos; el encabezado Retry-After dice cuántos segundos esperar.',
  500: 'Se ha producido un error.',
} as const;
