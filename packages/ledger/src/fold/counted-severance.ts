import { isDeepStrictEqual } from 'node:util';
import { isNonResident } from '@garita/domain/pay/withholding/non-resident-withholding';
import { severanceExemption } from '@garita/domain/pay/withholding/severance-exemption';
import type { Calculation } from '../events/payroll-events.ts';

/**
 * Returns true if a calculation exempts of its severance what the facts that it froze leave, or what was
 * typed, and its income tax counts the rest.
 */
export function countsSeverance({ inputs, facts, result, corrects }: Calculation): boolean {
  const whole = corrects ?? { inputs, result };
  const { typed, severance, gross, incomeTax } = whole.result;
  const due = severanceExemption({
    severance: typed.severance,
    edited: whole.inputs.editedSeveranceExempt,
    facts: facts.severance,
    isNonResident: isNonResident(facts.withholding.method),
  });
  if (!isDeepStrictEqual(severance, due)) return false;
  if (!due) return true;
  const { computed } = incomeTax;
  const apart = computed.rule === 'certificate' ? typed.bonus : 0;
  return computed.base === gross - due.exempt - apart;
}
