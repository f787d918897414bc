import { type BonusRule, bonusRuleSchema } from '@garita/domain/company/bonus-rule.schema';
import { z } from 'zod';
import { answerWire } from '../wire/answer-wire.ts';
import { as, type FieldTable, recordWire } from '../wire/field-names.ts';
import { amount, percent } from '../wire/wire-amounts.ts';
import { flagOr, wholeNumber } from '../wire/wire-values.ts';

/** The bonus settings on the wire. */
const BONUS_FIELDS: FieldTable<BonusRule> = {
  employeeThreshold: as('max_employers', wholeNumber),
  'large.rate': as('percent_to_max', percent()),
  'large.maximum': as('amount_max', amount),
  'small.rate': as('percent_to_min', percent()),
  'small.maximum': as('amount_min', amount),
  'countedHours.regular': as('reg', flagOr(true)),
  'countedHours.overtime': as('over', flagOr(true)),
  'countedHours.vacation': as('vacations', flagOr(false)),
  'countedHours.sick': as('sick', flagOr(false)),
};

export const bonusRuleWire = recordWire(bonusRuleSchema, BONUS_FIELDS);

/** The bonus settings of a company on the wire, where the head-count of small companies mirrors that of large ones. */
export const bonusRuleAnswer = answerWire(
  'BonusRule',
  () => ({ ...bonusRuleWire.shape(), min_employers: z.int() }),
  (rule: BonusRule) => ({ ...bonusRuleWire.encode(rule), min_employers: rule.employeeThreshold }),
);
