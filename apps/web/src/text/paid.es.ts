/** What is said of the mark that something was paid. */
export const paidText = {
  paid: 'Pagado',
  on: (day: string) => `El ${day}`,
  onBy: (day: string, method: string) => `El ${day} · ${method}`,

  mark: 'Marcar como pagado',
  question: 'El monto no cambia; queda registrado quién lo marcó y cuándo.',
  day: 'Fecha en que se pagó',
  method: 'Método de pago',
  noMethod: 'Sin especificar',
  marked: 'Marcado como pagado.',

  takeBack: 'Quitar la marca de pagado',
  takeBackQuestion: '¿Está seguro que desea quitar la marca de pagado? El monto no cambia.',
  takenBack: 'La marca de pagado se quitó.',
} as const;
