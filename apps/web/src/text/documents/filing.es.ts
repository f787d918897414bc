import type { CorrectionForm } from '@garita/domain/filing/filed/correction-form';
import { OTHER_DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { FILING_LABELS } from '@garita/domain/text/fields/pay-labels.es';
import { FILED_NAMES } from '@garita/domain/text/filed-texts.es';

/** Texts about documents that were filed with the agencies. */
export const filingText = {
  title: 'Presentado',
  notFiled: 'Todavía no está marcado como presentado.',
  filed: (day: string) => `Presentado el ${day}`,
  confirmation: (number: string) => `confirmación ${number}`,
  markedBy: (name: string, moment: string) => `Lo marcó ${name}, ${moment}`,
  isChanged: 'Cambió después de presentarse',
  same: 'Hoy dice lo mismo que se presentó.',

  mark: 'Marcar como presentado',
  markAgain: 'Presentado otra vez',
  markHelp:
    'Se guarda una copia exacta, sellada. Después, lo que se paga en esos días solo se corrige con una razón.',
  filedOn: FILING_LABELS.filedOn,
  confirmationNumber: FILING_LABELS.confirmationNumber,
  marked: 'Marcado como presentado.',

  copy: OTHER_DOCUMENT_NAMES.filedCopy,

  withdraw: 'Quitar la marca',
  withdrawQuestion: '¿Está seguro que desea quitar la marca de presentado? La copia se conserva.',
  withdrawReason: 'Razón',
  withdrawn: 'La marca de presentado se quitó.',

  changed: (count: number) =>
    count === 1
      ? 'Desde que se presentó cambió una línea'
      : `Desde que se presentó cambiaron ${count} líneas`,
  line: 'Línea',
  atFiling: 'Presentado',
  today: 'Ahora',
  difference: 'Diferencia',
  nothing: '—',
  mendedBy: (forms: string) => `Se corrige con: ${forms}.`,
  w2cColumns:
    'Cada empleado lleva la suya, con número de control nuevo: a) lo presentado; b) lo de ahora, con lo que no cambió también; c) la diferencia. Garita no hace su archivo: no se encontró su formato completo.',
  mendedByAgency: 'No hay formulario para corregirlo: consulte con la agencia.',
} as const;

/** The agencies' names of the forms that correct a filed document. */
export const correctionFormNames: Record<CorrectionForm, string> = {
  'form-941-x': '941-X',
  'form-943-x': '943-X',
  'form-940-amended': '940 enmendada',
  'form-499-amended': '499 R-1B enmendada',
  'form-499-r3': '499 R-3, que debe coincidir',
  'w2c-pr': '499R-2c/W-2cPR',
  'w2pr-original': 'W-2PR original de quien no la tenía',
  'unemployment-amended': 'PRUI-10 enmendada',
  'form-480-6sp-1-amended': '480.6 SP-1 enmendada',
  'form-480-6sp-amended': '480.6SP enmendado',
};

/** Texts about the boxes of the returns that count a pay. */
export const reachText = {
  title: 'Llega a',
  help: 'Cada línea diría otra cosa sin este pago.',
  nothing: 'No llega a ninguna planilla: se eliminó, o no cambia ninguna cifra.',
  ofQuarter: (report: keyof typeof FILED_NAMES, quarter: number, year: number) =>
    `${FILED_NAMES[report]}, trimestre ${quarter} de ${year}`,
  ofYear: (report: keyof typeof FILED_NAMES, year: number) => `${FILED_NAMES[report]}, ${year}`,
  leftOut: (documents: readonly string[]) =>
    `Queda fuera de su acceso si llega a: ${documents.join('; ')}. Tiene pagos de años que usted no ve.`,
  line: 'Línea',
  value: 'Dice',
  without: 'Sin este pago',
  blank: '—',
} as const;
