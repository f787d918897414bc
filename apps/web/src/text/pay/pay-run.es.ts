import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';
import { PAY_LABELS } from '@garita/domain/text/fields/pay-labels.es';
import { labelsIn } from '@garita/domain/text/labels';

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Texts of a pay run: the rows of everybody who is due in a period. */
export const payRunText = {
  title: 'Por cargar',
  help: 'Una fila por empleado, con lo que falta del período. Una celda vacía es lo usual: ninguna hora, y el salario de quien lo tiene.',
  grid: 'Pagos por cargar',
  payDate: PAY_LABELS.payDate.short,
  accountant: PAY_LABELS.accountantId,
  employee: 'Empleado',
  concepts: labelsIn(AMOUNT_LABELS, 'short'),
  cell: (column: string, name: string) => `${column} de ${name}`,
  gross: AMOUNT_LABELS.gross,
  withheld: 'Retenciones',
  deducted: 'Descuentos',
  net: AMOUNT_LABELS.net,
  total: 'Total',
  detail: 'Cargar Tiempo',
  allColumns: 'Más columnas',
  usedColumns: 'Menos columnas',
  copyPrevious: 'Copiar el período anterior',
  nothingToCopy: 'Nadie de la lista tiene pago en el período anterior.',
  warnings: (count: number) => counted(count, 'aviso', 'avisos'),
  load: (count: number, withoutWork: number) =>
    count === 0 && withoutWork > 0
      ? `Dejar constancia de ${counted(withoutWork, 'persona', 'personas')} sin trabajo`
      : `Cargar ${counted(count, 'pago', 'pagos')}`,
  withoutWork: 'No trabajó',
  withoutWorkOf: (name: string) => `${name} no trabajó en el período`,
  nothing: 'Escriba las horas o los montos de alguien.',
  wrong: (count: number) => `Corrija ${counted(count, 'celda', 'celdas')} primero.`,
  undecided: 'Elija primero qué queda en la fila marcada.',
  confirm: 'Cargar la nómina',
  question: ({ count, net, withoutWork }: { count: number; net: string; withoutWork: number }) =>
    [
      count > 0 ? `Se cargan ${counted(count, 'pago', 'pagos')} por un neto de ${net}, todos o ninguno.` : '',
      withoutWork > 0
        ? `Queda constancia de que ${counted(withoutWork, 'persona no trabajó', 'personas no trabajaron')} en el período.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  loaded: (count: number, withoutWork: number) =>
    count === 0 && withoutWork > 0
      ? 'Quedó constancia.'
      : `${counted(count, 'pago cargado', 'pagos cargados')}.`,
  refusedRows: 'No se cargó nada: corrija las celdas marcadas.',
  saved: {
    none: '',
    saving: 'Guardando…',
    waiting: 'Sin guardar: elija qué queda en la fila marcada.',
    failed: 'Sin guardar todavía: se intenta otra vez.',
    saved: (time: string) => `Guardado ${time}`,
  },
  typedBy: (name: string, time: string) => `Escrito por ${name}, ${time}`,
  conflict: (name: string, time: string) =>
    `${name} cambió esta fila (${time}) mientras usted escribía en ella.`,
  conflictCell: (column: string, theirs: string, yours: string) =>
    `${column}: ${theirs || 'vacío'}; usted escribió ${yours || 'nada'}.`,
  keepTyped: 'Dejar lo mío',
  takeSaved: (name: string) => `Tomar lo de ${name}`,
  refused: (name: string, msg: string) => `${name}: ${msg}`,
} as const;
