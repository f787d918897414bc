import { balancesText } from '../../text/balances.es.ts';
import { FormWarning } from '../../ui/form/form-section.tsx';
import type { Balances } from './balances.ts';

const { passed: text, concepts } = balancesText;

/** The limits that a year passes: told below its totals, and beside the balance that may be why. */
export function PassedLimits({ passed }: Pick<Balances, 'passed'>) {
  return passed.map(({ concept, ...tax }) => (
    <FormWarning key={concept} text={text({ name: concepts[concept], ...tax })} />
  ));
}
