import { describe, expect, it } from 'vitest';
import { payWarningText } from '../../text/warnings/pay-warnings.es.ts';
import { payPeriods } from '../../time/pay-period.ts';
import type { PayPeriod } from '../../time/period-id.ts';
import { SEED_MINIMUM_WAGES } from '../minimum-wage.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '../pay.builder.ts';
import { calculatePayStatement } from '../pay-statement.ts';
import { type EntryToCheck, payWarnings } from './pay-warnings.ts';

const HOUR = 60;

function periodOf(frequency: PayPeriod['frequency'], number: number): PayPeriod {
  const period = payPeriods(2026, frequency)[number - 1];
  if (!period) throw new RangeError(`No period ${number}`);
  return period;
}

const WEEK = periodOf('weekly', 10); // 5 to 11 March 2026
const TERMS: EntryToCheck['terms'] = {
  overtimeMultiplier: 'one-and-a-half',
  admissionDate: '2020-01-15',
  isExempt: false,
  egressDate: null,
  vacationPerMonth: null,
};

type Rates = { regular: number; overtime: number; mealPeriod: number };
const RATES: Rates = { regular: 12_00, overtime: 18_00, mealPeriod: 18_00 };
const NO_HOURS = { regular: 0, overtime: 0, mealPeriod: 0, vacation: 0, sick: 0, holiday: 0 };

/** An entry of 40 hours at 12.00 in a week of an employee of after the reform; nothing is to warn of. */
function anEntry({
  terms,
  hours = { regular: 40 },
  rates = {},
  ...rest
}: Partial<Omit<EntryToCheck, 'terms'>> & {
  terms?: Partial<EntryToCheck['terms']>;
  hours?: Partial<typeof NO_HOURS>;
  rates?: Partial<Rates>;
} = {}): EntryToCheck {
  const typed = Object.entries(hours).map(([kind, count]) => [kind, count * HOUR]);
  const minutes = { ...NO_HOURS, ...Object.fromEntries(typed) };
  const facts = somePayFacts({ rates: { ...RATES, ...rates } });
  return {
    period: WEEK,
    payDate: WEEK.end,
    minutes,
    statement: calculatePayStatement(facts, somePayInputs({ minutes }), NOTHING_WITHHELD),
    terms: { ...TERMS, ...terms },
    others: [],
    lacksParameters: false,
    minimumWages: SEED_MINIMUM_WAGES,
    ...rest,
  };
}

const codesOf = (entry: EntryToCheck) => payWarnings(entry).map(({ code }) => code);

describe('an entry is warned about', () => {
  it('never if it is 40 hours of a week at a lawful rate', () => {
    expect(payWarnings(anEntry())).toEqual([]);
  });

  it('if somebody who is not exempt is paid by the month', () => {
    const period = periodOf('monthly', 3);
    expect(payWarnings(anEntry({ period }))).toEqual([{ code: 'monthly-pay' }]);
    expect(payWarnings(anEntry({ period, terms: { isExempt: true } }))).toEqual([]);
  });

  it('if overtime pays less than the multiple of its employee', () => {
    const hours = { regular: 40, overtime: 2 };
    // 12.00 × 1.5 = 18.00 and 12.00 × 2 = 24.00
    expect(payWarnings(anEntry({ hours, rates: { overtime: 17_99 } }))).toEqual([
      { code: 'rate-below-law', time: 'overtime', rate: 17_99, least: 18_00 },
    ]);
    expect(codesOf(anEntry({ hours, terms: { overtimeMultiplier: 'double' } }))).toEqual(['rate-below-law']);
    expect(codesOf(anEntry({ rates: { overtime: 17_99 } }))).toEqual([]);
    expect(codesOf(anEntry({ hours, rates: { overtime: 17_99 }, terms: { isExempt: true } }))).toEqual([]);
  });

  it('if a meal period pays less than the law says', () => {
    const hours = { regular: 39, mealPeriod: 1 };
    // 12.00 × 1.5 = 18.00 after the reform, 12.00 × 2 = 24.00 before it (29 L.P.R.A. 283)
    expect(payWarnings(anEntry({ hours }))).toEqual([]);
    expect(payWarnings(anEntry({ hours, terms: { admissionDate: '2017-01-25' } }))).toEqual([
      { code: 'rate-below-law', time: 'mealPeriod', rate: 18_00, least: 24_00 },
    ]);
  });

  it('if time has no rate', () => {
    expect(payWarnings(anEntry({ hours: { regular: 40, overtime: 5 }, rates: { overtime: 0 } }))).toEqual([
      { code: 'hours-without-rate', hours: [{ kind: 'overtime', minutes: 5 * HOUR }] },
    ]);
  });

  it('if it pays less than the minimum wage, unless its employee is exempt', () => {
    // 40 × (10.50 − 10.00) = 20.00
    expect(payWarnings(anEntry({ rates: { regular: 10_00 } }))).toEqual([
      { code: 'below-minimum-wage', hourly: 10_50, short: 20_00 },
    ]);
    expect(payWarnings(anEntry({ rates: { regular: 10_00 }, terms: { isExempt: true } }))).toEqual([]);
  });

  it('if regular time passes 40 hours of a week with the other entries of the period', () => {
    const other = { entryId: 1, period: WEEK, payDate: WEEK.end, net: 100_00, regularMinutes: 3 * HOUR };
    expect(payWarnings(anEntry({ others: [other] }))).toEqual([
      { code: 'overtime-as-regular', most: 40 * HOUR, overtime: 3 * HOUR },
    ]);
    expect(payWarnings(anEntry({ others: [other], terms: { isExempt: true } }))).toEqual([]);
    // Two work weeks may lie in a period, and the days say in which of them each hour is.
    expect(payWarnings(anEntry({ others: [other], isByDay: true }))).toEqual([]);
  });

  it('if an anniversary raises the vacation of a month and nobody raised it', () => {
    // Admitted on 15 January 2020: after 5 years of service 8 hours a month (Act 180-1998, article 6).
    const entry = anEntry({ terms: { vacationPerMonth: 6 * HOUR } });
    expect(payWarnings(entry)).toEqual([{ code: 'vacation-raised', minutesPerMonth: 8 * HOUR }]);
    expect(payWarnings(anEntry({ terms: { vacationPerMonth: 8 * HOUR } }))).toEqual([]);
  });

  it('2d: if the employee leaves with vacation to be paid; sick leave that is left is not', () => {
    const left = { taken: 0, before: 52 * HOUR, after: 52 * HOUR };
    const leave = { vacation: left, sick: left };
    const warned = payWarnings(anEntry({ terms: { egressDate: WEEK.end }, leave }));
    expect(warned).toEqual([{ code: 'vacation-left', egressDate: WEEK.end, minutes: 52 * HOUR }]);
    // An entry that pays it, 52 × 12.00 = 624.00 for the vacation, leaves nothing.
    const paid = { taken: 52 * HOUR, before: 52 * HOUR, after: 0 };
    const last = anEntry({
      hours: { regular: 40, vacation: 52 },
      terms: { egressDate: WEEK.end },
      leave: { vacation: paid, sick: left },
    });
    expect(payWarnings(last)).toEqual([]);
    expect(last.statement?.hourly.vacationPay.amount).toBe(624_00);
    expect(last.statement?.hourly.sickPay.amount).toBe(0);
  });

  it('if its year has no parameters, an opening may count it, or leave would be negative', () => {
    const none = { taken: 0, before: 0, after: 0 };
    const leave = { vacation: { taken: 8 * HOUR, before: 0, after: -90 }, sick: none };
    const entry = anEntry({ lacksParameters: true, openingUntil: '2026-03-31', leave });
    expect(payWarnings(entry)).toEqual([
      { code: 'year-without-parameters', year: 2026 },
      { code: 'in-opening', until: '2026-03-31' },
      { code: 'negative-leave', kind: 'vacation', balance: -90 },
    ]);
  });
});

it('every warning is a sentence', () => {
  const period = periodOf('monthly', 3);
  const other = { entryId: 1, period: WEEK, payDate: WEEK.end, net: 514_07, regularMinutes: 0 };
  const texts = payWarnings(anEntry({ period, others: [other], rates: { regular: 10_00 } })).map((warning) =>
    payWarningText(warning, (date) => date),
  );
  expect(texts).toEqual([
    'El período es de un mes: por ley se paga por lo menos cada 15 días, salvo a ejecutivos, administradores y profesionales (Ley 17 de 1931).',
    'Los días 2026-03-05 – 2026-03-11 ya se pagaron en el período 10 (2026-03-05 – 2026-03-11): $514.07 con fecha de pago 2026-03-11.',
    'Las horas pagan menos que el salario mínimo de $10.50 por hora: faltan $20.00.',
  ]);
});
