import type { Label } from '../labels.ts';

/** The labels of the fields of a document's request that no record has, by their names in its schema. */
export const REQUEST_LABELS = {
  submission: 'Tipo de envío',
  by: 'Regla',
  netProfit: 'Ganancia neta del año',
  paidOn: 'Se paga el',
  isLargeForReformHires: 'Tamaño para los empleados desde el 26 ene 2017',
  isLargeForEarlierHires: 'Tamaño para los empleados antes',
} as const satisfies Record<string, Label>;
