/** The meaning of each flag when it is set, beside its switch and in refusals. */
export const FLAG_TEXTS = {
  includesEntries: 'Incluye lo pagado hasta ese día',
  closedByAnother: 'Quien cierra un período no es quien cargó su nómina',
} as const;
