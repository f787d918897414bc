import { type BonusRule, bonusRuleSchema } from '@garita/domain/company/bonus-rule.schema';
import { z } from 'zod';
import { answerWire } from '../wire/answer-wire.ts';
import { type FieldTable, fieldAs, recordWire } from '../wire/field-names.ts';
import { amount, percent } from '../wire/wire-amounts.ts';
import { flagOr, wholeNumber } from '../wire/wire-values.ts';

/** The bonus settings on the wire. */
const BONUS_FIELDS: FieldTable<BonusRule> = {
  employeeThreshold: fieldAs('max_employers', wholeNumber),
  'large.rate': fieldAs('percent_to_max', percent()),
  'large.maximum': fieldAs('amount_max', amount),
  'small.rate': fieldAs('percent_to_min', percent()),
  'small.maximum': fieldAs('amount_min', amount),
  'countedHours.regular': fieldAs('reg', flagOr(true)),
  'countedHours.overtime': fieldAs('over', flagOr(true)),
  'countedHours.vacation': fieldAs('vacations', flagOr(false)),
  'countedHours.sick': fieldAs('sick', flagOr(false)),
};

export const bonusRuleWire = recordWire(bonusRuleSchema, BONUS_FIELDS);

/**
 * The bonus settings of a company on the wire, where the head-count of small companies mirrors that of large
 * ones.
 */
export const bonusRuleAnswer = answerWire(
  'BonusRule',
  () => ({ ...bonusRuleWire.shape(), min_employers: z.int() }),
  (rule: BonusRule) => ({ ...bonusRuleWire.encode(rule), min_employers: rule.employeeThreshold }),
);
