/** The meaning of a flag that is set, beside its switch and where a refusal names it. */
export const FLAG_TEXTS = {
  includesEntries: 'Incluye lo pagado hasta ese día',
  closedByAnother: 'Quien cierra un período no es quien cargó su nómina',
} as const;
