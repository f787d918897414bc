import { type ContractorTime, contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import {
  type ContractorTimeChange,
  contractorTimeChangeSchema,
} from '@garita/domain/contractor/contractor-time-change';
import type { Cents } from '@garita/domain/money/cents';
import { parseMinutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';
import { type PayChange, payChangeBody } from '../pay/pay-change.wire.ts';
import { decodeAmountWithFlag } from '../pay/payment.wire.ts';
import { decodeNamed, recordWire } from '../wire/field-names.ts';
import { type BodyWire, fieldAs } from '../wire/field-table.ts';
import { amountOrAbsent, optionalAmount } from '../wire/wire-amounts.ts';
import { clockOrZero } from '../wire/wire-hours.ts';
import { members, readAll } from '../wire/wire-value.ts';
import { plain, wholeNumber, wholeNumberOr } from '../wire/wire-values.ts';

// Hours and minutes are two fields on the wire and one length of time here, read as 'HH:MM'.
const timeWire = recordWire(contractorTimeSchema, {
  payDate: fieldAs('pay_date', plain),
  year: fieldAs('year', wholeNumber),
  minutes: fieldAs('regular_hours', clockOrZero),
  flatFee: fieldAs('flat_fee', amountOrAbsent),
  reimbursedExpenses: fieldAs('refund', amountOrAbsent),
  editedRetained: fieldAs('detained', amountOrAbsent),
});

type NewTime = PayChange & { time: ContractorTime; submittedRetained: Cents | undefined };

/**
 * A contractor's new payment. `detained` counts, and is required, if `detained_edited` marks it as typed;
 * otherwise it is calculated.
 */
export const contractorTimeBody: BodyWire<NewTime> = {
  decode: (body) => {
    const { detained, detained_edited, regular_hours, regular_min, ...rest } = members.parse(body);
    const saying = { edited: detained_edited, value: detained };
    const { retained, time, pay } = readAll({
      retained: () => decodeAmountWithFlag(saying, ['detained_edited'], ['detained']),
      time: () => timeWire.decode({ ...rest, regular_hours: clockOf(regular_hours, regular_min) }),
      pay: () => payChangeBody.decode(body),
    });
    const typed = { editedRetained: retained.edited ?? undefined };
    return { ...pay, time: { ...time, ...typed }, submittedRetained: retained.submitted };
  },
  naming: timeWire.naming,
  shape: () => ({
    ...timeWire.shape(),
    regular_hours: z.string(),
    regular_min: z.string(),
    detained_edited: z.boolean(),
    ...payChangeBody.shape(),
  }),
};

const CHANGE_FIELDS = {
  payDate: fieldAs('pay_date', plain),
  year: fieldAs('year', wholeNumber),
  hours: fieldAs('regular_hours', wholeNumberOr(0)),
  minutes: fieldAs('regular_min', wholeNumberOr(0)),
  flatFee: fieldAs('flat_fee', optionalAmount),
  reimbursedExpenses: fieldAs('refund', optionalAmount),
};

/** A change of a contractor's payment. Fields that are left out stay, hours and minutes each by itself. */
export const contractorChangeBody: BodyWire<PayChange & { change: ContractorTimeChange }> = {
  ...contractorTimeBody,
  decode: (body) => {
    const { detained, detained_edited, regular_hours, regular_min, ...dated } = members.parse(body);
    const saying = { edited: detained_edited, value: detained };
    const clock = clockFaceOf(regular_hours, regular_min);
    const { retained, worked, pay } = readAll({
      retained: () => decodeAmountWithFlag(saying, ['detained_edited'], ['detained']),
      worked: () => decodeNamed(contractorTimeChangeSchema, CHANGE_FIELDS, { ...dated, ...clock }),
      pay: () => payChangeBody.decode(body),
    });
    const retainedChange = { editedRetained: retained.edited, submittedRetained: retained.submitted };
    return { ...pay, change: { ...worked, ...retainedChange } };
  },
};

// Hours as 'HH:MM' include the minutes.
function clockFaceOf(hours: unknown, minutes: unknown) {
  const clock = typeof hours === 'string' ? parseMinutes(hours.trim()) : undefined;
  return clock === undefined
    ? { regular_hours: hours, regular_min: minutes }
    : { regular_hours: Math.floor(clock / 60), regular_min: clock % 60 };
}

// Empty hours and minutes are zero; the clock refuses anything else that is no time. 'HH:MM' includes the
// minutes.
function clockOf(hours: unknown, minutes: unknown): string {
  if (typeof hours === 'string' && hours.includes(':')) return hours.trim();
  return `${digitsOf(hours)}:${digitsOf(minutes).padStart(2, '0')}`;
}

function digitsOf(wire: unknown): string {
  if (wire === undefined || wire === null || wire === '') return '00';
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire).trim() : 'no time';
}
