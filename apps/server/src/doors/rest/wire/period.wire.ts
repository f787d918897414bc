import { type PayFrequency, payFrequencySchema } from '@garita/domain/reference/enumerations';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { z } from 'zod';
import { payrollYearSchema, yearSchema } from '../../../application/year.ts';
import { answerWire } from './answer-wire.ts';
import { recordWire } from './field-names.ts';
import { fieldAs } from './field-table.ts';
import { choice } from './wire-choices.ts';
import { codec } from './wire-value.ts';
import { wholeNumber } from './wire-values.ts';

/** The pay frequencies by their numbers on the wire. */
export const FREQUENCIES = { 1: 'weekly', 2: 'biweekly', 3: 'semimonthly', 4: 'monthly' } as const;

const NUMBERED = choice(FREQUENCIES);

/** The words of the pay frequencies on the wire. Programs know the English ones; 'quincenal' came later. */
const WORDS = ['weekly', 'biweekly', 'quincenal', 'monthly'] as const;

function frequencyWord(frequency: PayFrequency): (typeof WORDS)[number] {
  return frequency === 'semimonthly' ? 'quincenal' : frequency;
}

/** A frequency in a path, by its number or by its word. */
export const frequencyInPath = codec(
  { enum: [...WORDS, ...Object.keys(FREQUENCIES)] },
  frequencyIn,
  (word) => word,
);

/** Reads the periods of a path: the frequency by its number or by its word. */
export const periodRequestWire = recordWire(
  z.strictObject({ year: payrollYearSchema, frequency: payFrequencySchema }),
  {
    year: fieldAs('year', wholeNumber),
    frequency: fieldAs('type', frequencyInPath),
  },
);

function frequencyIn(wire: unknown): unknown {
  return NUMBERED.safeParse(wire).data ?? (wire === 'quincenal' ? 'semimonthly' : wire);
}

/** A period on the wire. */
export const periodAnswer = answerWire('Period', () => PERIOD, periodFields);

/** Returns the fields of a period on the wire. */
export function periodFields({ id, year, frequency, number, start, end }: PayPeriod) {
  return {
    id,
    year,
    period_number: number,
    period_start: start,
    period_end: end,
    period_type: frequencyWord(frequency),
    is_deleted: false,
  };
}

/** The fields of a period. */
export const PERIOD = {
  id: z.int(),
  year: z.int(),
  period_number: z.int(),
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  period_type: z.enum(WORDS),
  is_deleted: z.boolean(),
};

/** Reads the year of a path. */
export const yearWire = recordWire(z.strictObject({ year: yearSchema }), {
  year: fieldAs('year', wholeNumber),
});

/** Reads the payroll year of a path. */
export const payrollYearWire = recordWire(z.strictObject({ year: payrollYearSchema }), {
  year: fieldAs('year', wholeNumber),
});

/** Reads the year of a query; the current one by default. */
export const optionalYearWire = recordWire(z.strictObject({ year: yearSchema.optional() }), {
  year: fieldAs('year', wholeNumber),
});
