/** Words of the seal of a closing, of a period or of a month. */
export const closingText = {
  seal: 'Sello del cierre',
  sealHelp:
    'Guárdelo fuera de Garita: cualquier cambio de lo registrado hasta el cierre deja de dar este número.',
  sealAt: (seq: number) => `Movimiento ${seq}`,
  signed: 'Firmado con la clave de la instalación.',
  unsigned: 'Sin firma: la instalación no tiene clave de sellos.',
} as const;
