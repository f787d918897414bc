import type { BonusRule } from '@garita/domain/company/bonus-rule.schema';
import type { TypedAmount, TypedRate } from '../../../ui/form/fields/figure-fields.tsx';

type TermsDraft = { rate: TypedRate; maximum: TypedAmount };

/** The bonus settings while they are typed: what is no number is kept as its text, for the schema to refuse. */
export type BonusDraft = {
  employeeThreshold: number | null;
  large: TermsDraft;
  small: TermsDraft;
  countedHours: BonusRule['countedHours'];
};
