/** What is said of the mark that something was paid. */
export const paidText = {
  paid: 'Pagado',
  paidOf: (day: string, amount: string) => `Pagado el ${day}: ${amount}`,
  difference: (paid: string, difference: string) => `${paid}; diferencia ${difference}`,
  cheque: (number: number) => `Cheque núm. ${number}`,

  changePaid: 'Cambiar lo ya pagado',
  deletePaid: 'Eliminar lo ya pagado',

  mark: 'Marcar como pagado',
  question: 'El monto no cambia; queda registrado quién lo marcó y cuándo.',
  day: 'Fecha en que se pagó',
  method: 'Método de pago',
  noMethod: 'Sin especificar',
  chequeNumber: 'Número de cheque',
  chequeHelp:
    'El que sigue, según la ficha de la compañía. Si su cheque lleva otro, escríbalo: los próximos siguen de ahí.',
  marked: 'Marcado como pagado.',

  settle: 'Saldar la diferencia',
  settled: 'La diferencia quedó saldada.',
  settleMore: (amount: string) => `Faltan por pagar ${amount}. El monto del pago no cambia.`,
  settleLess: (amount: string) => `Se pagaron ${amount} de más: marque cuándo se devolvieron o descontaron.`,

  takeBack: 'Quitar la marca de pagado',
  takeBackQuestion: '¿Está seguro que desea quitar la marca de pagado? El monto no cambia.',
  takeBackCheque: (number: number) => `El cheque núm. ${number} queda anulado y su número no se usa más.`,
  takenBack: 'La marca de pagado se quitó.',
} as const;
