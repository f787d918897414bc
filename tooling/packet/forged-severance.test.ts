import { describe } from 'vitest';
import { testForgedEvents } from './forged-events.ts';
import { counting } from './forged-pay.ts';

// An entry with severance freezes what the law gives and what other entries exempt. Its exempt part and the
// base of its income tax follow from these. The pay that is added has a gross of 10.50, by table.

type Paid = {
  inputs: object;
  facts: object;
  delta: object;
  result: { typed: object; incomeTax: { computed: object } };
};

type Stated = {
  law?: object;
  edited?: number;
  /** The settlement of the severance; none if it is left out. */
  severance?: { limit: number | null; exempt: number; isEdited: boolean };
  base: number;
  rule?: string;
};

const GROSS = 1_050;

/** Makes the pay of an hour one of severance. */
const ofSeverance =
  ({ law, edited, severance, base, rule = 'table' }: Stated) =>
  (data: object) => {
    const { inputs, facts, delta, result, ...pay } = counting()(data) as unknown as Paid;
    const { incomeTax, typed } = result;
    return {
      ...pay,
      inputs: { ...inputs, ...(edited === undefined ? {} : { editedSeveranceExempt: edited }) },
      facts: { ...facts, ...(law ? { severance: { date: '2026-07-29', ...law } } : {}) },
      delta: {
        ...delta,
        regularPay: 0,
        regularMinutes: 0,
        severance: GROSS,
        severanceExempt: severance?.exempt ?? 0,
      },
      result: {
        ...result,
        typed: { ...typed, severance: GROSS },
        ...(severance ? { severance } : {}),
        incomeTax: { ...incomeTax, computed: { ...incomeTax.computed, base, rule } },
      },
    };
  };

const law = { byLaw: 800, exemptElsewhere: 0 };

const MAY_EXEMPT: readonly [string, Stated][] = [
  ['what the law gives', { law, severance: { limit: 800, exempt: 800, isEdited: false }, base: 250 }],
  [
    'what other entries left',
    {
      law: { byLaw: 800, exemptElsewhere: 700 },
      severance: { limit: 100, exempt: 100, isEdited: false },
      base: 950,
    },
  ],
  [
    'no more than is paid',
    {
      law: { byLaw: 5_000, exemptElsewhere: 0 },
      severance: { limit: 5_000, exempt: 1_050, isEdited: false },
      base: 0,
    },
  ],
  [
    'what somebody typed',
    { law, edited: 300, severance: { limit: 800, exempt: 300, isEdited: true }, base: 750 },
  ],
  ['nothing without a fact of the law', { severance: { limit: 0, exempt: 0, isEdited: false }, base: GROSS }],
  [
    'nothing of a non-resident',
    {
      law,
      rule: 'non-resident-alien',
      severance: { limit: null, exempt: 0, isEdited: false },
      base: GROSS,
    },
  ],
];

const MAY_NOT_HAVE: readonly [string, Stated][] = [
  ['more than the law gives', { law, severance: { limit: 800, exempt: 900, isEdited: false }, base: 150 }],
  ['another limit', { law, severance: { limit: 900, exempt: 900, isEdited: false }, base: 150 }],
  [
    'a typed part that is not marked',
    { law, edited: 300, severance: { limit: 800, exempt: 300, isEdited: false }, base: 750 },
  ],
  ['a mark without a typed part', { law, severance: { limit: 800, exempt: 800, isEdited: true }, base: 250 }],
  ['tax on another base', { law, severance: { limit: 800, exempt: 800, isEdited: false }, base: GROSS }],
  ['severance without a settlement', { law, base: GROSS }],
];

/**
 * A pay like event 15 (employee 2). Its amounts do not add up, because the manifest of the stored packet is
 * older than severance.
 */
const paid = (name: string, stated: Stated, problems: readonly string[]) => ({
  name,
  like: 15,
  event: { data: ofSeverance(stated) },
  problems: ['amounts', ...problems],
});

describe('an entry with severance in a packet', () => {
  testForgedEvents([
    ...MAY_EXEMPT.map(([name, stated]) => paid(`may exempt ${name}`, stated, [])),
    ...MAY_NOT_HAVE.map(([name, stated]) => paid(`may not have ${name}`, stated, ['year-to-date'])),
  ]);
});
