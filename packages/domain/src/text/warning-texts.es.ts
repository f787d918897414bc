/** What a record is warned of, while it is typed and when it was saved; no reason to refuse it. A name may end with a period. */
export const WARNING_TEXTS = {
  sameNumber: (names: string) => `Este número ya lo tiene en la compañía: ${names}`,
  sharedControls: (names: string) =>
    `Estos números ya los tiene otra compañía del mismo número patronal: ${names}`,
  inOpening: (day: string) =>
    `El saldo inicial del año ya cuenta lo que se pagó hasta el ${day}. Si cuenta este pago, contaría dos veces: corrija el saldo en Saldos.`,
} as const;
