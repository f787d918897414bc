import type { DepositFact } from '@garita/domain/filing/due/known-history';

const UNKNOWN: Record<DepositFact, string> = {
  schedule: 'si la compañía deposita mensual o bisemanal este año',
  'previous-quarter': 'si el 941 del trimestre anterior fue de menos de $2,500.00',
  'carried-futa': 'el FUTA de los trimestres anteriores que no se ha depositado',
};

/**
 * Returns the sentence about the facts of deposits that nobody stated and that the pay in Garita does not
 * show.
 */
export function depositFactTexts(unknown: readonly DepositFact[]): string {
  return `La nómina en Garita no alcanza a decir ${unknown.map((fact) => UNKNOWN[fact]).join(', ni ')}: dígalo en la compañía.`;
}
