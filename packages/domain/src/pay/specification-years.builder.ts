import { calculateContractorPayment } from '../contractor/contractor-payment.ts';
import { type LeaveEntry, leaveBalancesAt, leaveMovements } from '../employee/leave-balance.ts';
import { payPeriods } from '../time/pay-period.ts';
import type { PayPeriod } from '../time/period-id.ts';
import { amountsOf } from './amounts.ts';
import type { CompanyLine } from './company-line.ts';
import { mapYearToDate, NO_YEAR_TO_DATE, yearToDateOfEntry } from './contributions.ts';
import { NOTHING_WITHHELD, type PaidProfile, somePayFacts, somePayInputs } from './pay.builder.ts';
import { calculatePayStatement } from './pay-statement.ts';
import type { PayInputs } from './time-entry.schema.ts';

/**
 * The figures of a random year of an employee and a contractor by the rules of the specification: the gross,
 * the tax and the net of all entries in cents, the leave at its end in minutes, and a hash of every amount.
 */
export type SpecificationYear = {
  seed: number;
  entries: number;
  gross: number;
  incomeTax: number;
  net: number;
  vacation: number;
  sick: number;
  contractorNet: number;
  hash: string;
};

// The amounts that existed when the years were recorded; one that was added later is no change.
const AMOUNTS = [
  'regularPay',
  'overtimePay',
  'mealPeriodPay',
  'vacationPay',
  'sickPay',
  'holidayPay',
  'tips',
  'commissions',
  'concessions',
  'salary',
  'bonus',
  'gross',
  'disabilityInsurance',
  'medicare',
  'socialSecurity',
  'socialSecurityOnTips',
  'incomeTaxWithheld',
  'chauffeurInsurance',
  'otherDiscounts',
  'otherIncreases',
  'net',
] as const;

const UNION: CompanyLine = {
  taxId: 1,
  name: 'Unión',
  requirement: 'required',
  direction: 'deduction',
  isOnByDefault: true,
  basis: 'percentage',
  rate: 15_000,
};

/** Plays the random year of a seed. The same seed gives the same year in every version. */
export function specificationYear(seed: number): SpecificationYear {
  const draw = drawsOf(seed);
  const year = draw.between(2024, 2026);
  const profile = drawProfile(draw);
  let yearToDate = NO_YEAR_TO_DATE;
  const hashed: number[] = [];
  const totals = { entries: 0, gross: 0, incomeTax: 0, net: 0 };
  const leave: LeaveEntry[] = [];
  for (const period of payPeriods(year, profile.payFrequency ?? 'weekly')) {
    const companyLines = draw.oneOf([], [UNION]);
    const facts = { ...somePayFacts(profile, period.number, year), companyLines };
    const inputs = drawEntry(draw, period, profile);
    const statement = calculatePayStatement(facts, inputs, { ...NOTHING_WITHHELD, yearToDate });
    const added = yearToDateOfEntry(statement);
    const before = yearToDate;
    yearToDate = mapYearToDate((name) => before[name] + added[name]);
    const amounts = amountsOf(inputs, statement);
    hashed.push(...AMOUNTS.map((name) => amounts[name]));
    totals.entries += 1;
    totals.gross += amounts.gross;
    totals.incomeTax += amounts.incomeTaxWithheld;
    totals.net += amounts.net;
    leave.push(leaveEntryOf(period, inputs.minutes, facts.leavePolicy));
  }
  const contractor = drawContractorPayment(draw);
  hashed.push(contractor.gross, contractor.retained.amount, contractor.net, contractor.category);
  const history = { opening: undefined, entries: leave };
  const movements = { vacation: leaveMovements('vacation', history), sick: leaveMovements('sick', history) };
  return {
    seed,
    ...totals,
    ...leaveBalancesAt(movements, `${year}-12-31`),
    contractorNet: contractor.net,
    hash: hashed.reduce(addToHash, 2_166_136_261).toString(16),
  };
}

function drawProfile({ between, oneOf }: Draws): Partial<PaidProfile> {
  return {
    payFrequency: oneOf('weekly', 'biweekly', 'monthly'),
    rates: {
      regular: between(10_50, 90_00),
      overtime: between(15_75, 135_00),
      mealPeriod: between(21_00, 180_00),
    },
    ...(oneOf(true, false) ? {} : { withholdingMethod: 'flat-rate', withholdingRate: between(0, 330_000) }),
    isChauffeur: oneOf(true, false),
    ...(oneOf(true, false, false)
      ? { salary: between(500_00, 9_000_00), workMinutes: between(60, 10_000) }
      : {}),
  };
}

function drawEntry({ between, oneOf }: Draws, { id, end }: PayPeriod, { salary = 0 }: Partial<PaidProfile>) {
  const minutes = {
    regular: between(0, 2_400),
    overtime: oneOf(0, between(0, 900)),
    mealPeriod: oneOf(0, 0, between(0, 300)),
    vacation: oneOf(0, 0, 480),
    sick: oneOf(0, 0, 240),
    holiday: oneOf(0, 480),
  };
  const earnings = {
    tips: oneOf(0, between(0, 900_00)),
    commissions: oneOf(0, 0, between(0, 2_000_00)),
    concessions: oneOf(0, 0, between(0, 300_00)),
    bonus: oneOf(0, 0, 0, 0, between(0, 3_000_00)),
    salary,
  };
  const deductions = { codaPlans: oneOf(0, 0, between(0, 500_00)), aflac: oneOf(0, 25_00) };
  const typed = oneOf({}, {}, {}, { editedIncomeTax: between(0, 300_00) });
  return somePayInputs({ periodId: id, payDate: end, minutes, earnings, deductions, ...typed });
}

function drawContractorPayment({ between, oneOf }: Draws) {
  return calculateContractorPayment(
    {
      entityType: oneOf('individual', 'corporation'),
      hourlyRate: between(10_00, 200_00),
      withholdingRate: oneOf(0, 60_000, 100_000),
    },
    { minutes: between(0, 6_000), flatFee: between(0, 5_000_00), reimbursedExpenses: between(0, 500_00) },
  );
}

function leaveEntryOf(
  { id, number, start, end }: PayPeriod,
  minutes: PayInputs['minutes'],
  policy: LeaveEntry['policy'],
): LeaveEntry {
  return {
    entryId: number,
    seq: number,
    periodId: id,
    periodStart: start,
    periodEnd: end,
    workedMinutes: Object.values(minutes).reduce((sum, each) => sum + each, 0),
    taken: { vacation: minutes.vacation, sick: minutes.sick },
    policy,
  };
}

/** Draws from a sequence of numbers: a whole number of a range, or one of some values. */
type Draws = {
  between: (from: number, to: number) => number;
  oneOf: <Value>(...values: Value[]) => Value;
};

function drawsOf(seed: number): Draws {
  const random = numbersOf(seed);
  return {
    between: (from, to) => from + (random() % (to - from + 1)),
    oneOf: <Value>(...values: Value[]) => values[random() % values.length] as Value,
  };
}

/** Returns a function of pseudo-random whole numbers (Numerical Recipes' linear congruential generator). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}

/** Adds a whole number to a hash (FNV-1a by bytes). */
function addToHash(hash: number, value: number): number {
  return [0, 8, 16, 24].reduce(
    (all, shift) => Math.imul(all ^ ((value >>> shift) & 0xff), 16_777_619) >>> 0,
    hash,
  );
}
