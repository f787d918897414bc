/** What a verification finds wrong about an event: on the screen, and on the command line. */
export const PROBLEM_TEXTS = {
  missing: 'falta',
  version: 'no sigue al anterior de su cadena',
  altered: 'se cambió',
  unlinked: 'no está enlazado con el anterior',
  head: 'el final no es el que se guardó',
  'stream-head': 'el final de su cadena no es el que se guardó',
  details: 'sus datos no son los que dice',
  amounts: 'sus montos no son los que dice',
  'tax-lines': 'sus líneas de la compañía no son las que dice',
  memo: 'su memo se cambió',
  'memo-missing': 'falta su memo, que nadie borró',
  copy: 'la copia de lo presentado se cambió, falta o no se puede abrir',
  command: 'no es lo que se pidió',
  sum: 'las partes no suman el neto',
  limit: 'pasa del tope del año',
  stub: 'lo pagado no es lo que imprime el talonario',
  anchor: 'no es el que se firmó',
  'anchor-missing': 'falta un ancla que se firmó',
} as const;

/** What the projections hold, by their names in the ledger. */
export const PROJECTION_TEXTS = {
  ytd: 'Totales del año',
  register: 'Totales de los períodos',
  openings: 'Saldos iniciales',
  entries: 'Pagos de empleados',
  contractor_payments: 'Pagos de servicios',
  paid_marks: 'Marcas de pagado',
  cheques: 'Cheques',
  leave_adjustments: 'Correcciones de licencias',
} as const;
