import type { LeaveCredits } from '@garita/domain/employee/leave-policy';
import { flagSchema } from '@garita/domain/field/flag.schema';
import { contractorRuleSchema, leaveRuleSchema } from '@garita/domain/reference/enumerations';
import { z } from 'zod';
import type { ContractorRuleEffect, LeaveRuleEffect } from '../../../application/company/rule-effects.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import { amount, dollars } from '../wire/wire-amounts.ts';
import { choiceOr } from '../wire/wire-choices.ts';
import { hours } from '../wire/wire-hours.ts';
import { flagOr } from '../wire/wire-values.ts';

/** The supposed rule of leave; left out, that of the law for an employer of more than 12. */
export const supposedLeaveRuleWire = recordWire(
  z.strictObject({ leaveRule: leaveRuleSchema, isSmallEmployer: flagSchema }),
  {
    leaveRule: fieldAs('leave_rule', choiceOr('law', { 1: 'specification', 2: 'law' })),
    isSmallEmployer: fieldAs('small_employer', flagOr(false)),
  },
);

const CREDITS = {
  vacation_hours: hours,
  vacation_hours_monthly: hours,
  sicks_hours: hours,
  sicks_hours_monthly: hours,
};

/** An employee with the leave of a month by the saved rule and by the supposed one. */
export const leaveRuleEffectAnswer = answerWire(
  'LeaveRuleEffect',
  () => ({
    id: z.int(),
    name: z.string(),
    leave_edited: z.boolean(),
    before: z.strictObject(CREDITS),
    after: z.strictObject(CREDITS),
  }),
  ({ id, name, isLeaveEdited, before, after }: LeaveRuleEffect) => ({
    id,
    name,
    leave_edited: isLeaveEdited,
    before: creditsAnswer(before),
    after: creditsAnswer(after),
  }),
);

function creditsAnswer({ vacation, sick }: LeaveCredits) {
  return {
    vacation_hours: hours.encode(vacation.minutesPerMonth),
    vacation_hours_monthly: hours.encode(vacation.thresholdMinutes),
    sicks_hours: hours.encode(sick.minutesPerMonth),
    sicks_hours_monthly: hours.encode(sick.thresholdMinutes),
  };
}

/** The supposed rule of the tax withheld from contractors; left out, that of the law. */
export const supposedContractorRuleWire = recordWire(
  z.strictObject({ contractorRule: contractorRuleSchema }),
  { contractorRule: fieldAs('contractor_rule', choiceOr('law', { 1: 'specification', 2: 'law' })) },
);

/** A contractor with the tax of a payment like the last one by the saved rule and by the supposed one. */
export const contractorRuleEffectAnswer = answerWire(
  'ContractorRuleEffect',
  () => ({
    id: z.int(),
    name: z.string(),
    paid: amount,
    left: amount,
    last_payment: amount.nullable(),
    detained_before: amount.nullable(),
    detained_after: amount.nullable(),
  }),
  ({ id, name, paid, left, gross, before, after }: ContractorRuleEffect) => ({
    id,
    name,
    paid: dollars(paid),
    left: dollars(left),
    last_payment: gross === null ? null : dollars(gross),
    detained_before: before === null ? null : dollars(before),
    detained_after: after === null ? null : dollars(after),
  }),
);
