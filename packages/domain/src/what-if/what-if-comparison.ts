import { type Cents, sumCents } from '../money/cents.ts';
import { type Amounts, amountsOf } from '../pay/amounts.ts';
import { conceptsOf } from '../pay/concepts.ts';
import { isNonResident } from '../pay/withholding/non-resident-withholding.ts';
import type { Agency } from '../reference/agencies.ts';
import {
  EMPLOYER_TAXES,
  type EmployerCost,
  type EmployerTax,
  type EmployerYear,
  employerCosts,
  taxesOf,
} from '../returns/employer-cost.ts';
import { byEmployee, type PaidEntry } from '../returns/paid-entry.ts';
import { type FirstRecords, payByPerson } from '../returns/pay-by-person.ts';
import type { ReplayedEntry } from './replayed-year.ts';
import type { WhatIf } from './what-if.schema.ts';

/** The agencies that receive part of each pay, in display order. */
export const PAY_AGENCIES = ['hacienda', 'irs', 'labor', 'cfse'] as const satisfies readonly Agency[];
export type PayAgency = (typeof PAY_AGENCIES)[number];

/** A value before and after the supposition. */
export type RealAndSupposed<Value> = { real: Value; supposed: Value };

/** The gross pay, the withholdings, the net pay and the employer contributions, in cents. */
export type PayFigures = Record<'gross' | 'withheld' | 'net' | 'employer', Cents>;

/** The amounts that an agency receives, in cents: withheld from employees, and employer contributions. */
export type AgencyFigures = Record<'withheld' | 'employer', Cents>;

/** The real and the supposed pay of a range, by employee in the order of their ids, and by agency. */
export type PayComparison = {
  employees: ({ employeeId: number } & RealAndSupposed<PayFigures>)[];
  agencies: ({ agency: PayAgency } & RealAndSupposed<AgencyFigures>)[];
  total: RealAndSupposed<PayFigures>;
};

const WITHHELD = conceptsOf('contribution', 'withholding');

const WITHHELD_FOR: Record<(typeof WITHHELD)[number], PayAgency> = {
  incomeTaxWithheld: 'hacienda',
  socialSecurity: 'irs',
  socialSecurityOnTips: 'irs',
  medicare: 'irs',
  disabilityInsurance: 'labor',
  chauffeurInsurance: 'labor',
};

const OWED_TO: Record<EmployerTax, PayAgency> = {
  socialSecurity: 'irs',
  medicare: 'irs',
  federalUnemployment: 'irs',
  unemployment: 'labor',
  specialContribution: 'labor',
  disability: 'labor',
  chauffeurInsurance: 'labor',
  workersCompensation: 'cfse',
};

/** An entry and its employer contributions. */
type Costed = Pick<PaidEntry, 'employeeId' | 'amounts'> & Pick<EmployerCost, 'taxes'>;

/**
 * Compares the real and the supposed pay between two days of a year. Both inputs are whole years, because an
 * entry's employer contributions depend on the entries before it.
 */
export function comparePay(
  { real, supposed }: RealAndSupposed<readonly ReplayedEntry[]>,
  range: Pick<WhatIf, 'start' | 'end'>,
  { persons = new Map(), ...rules }: RealAndSupposed<EmployerYear> & { persons?: FirstRecords | undefined },
): PayComparison {
  const realCosts = costedIn(real, range, { year: rules.real, persons });
  const supposedCosts = costedIn(supposed, range, { year: rules.supposed, persons });
  const [realByEmployee, supposedByEmployee] = [
    new Map(byEmployee(realCosts)),
    new Map(byEmployee(supposedCosts)),
  ];
  return {
    employees: byEmployee([...realCosts, ...supposedCosts]).map(([employeeId]) => ({
      employeeId,
      real: figuresOf(realByEmployee.get(employeeId) ?? []),
      supposed: figuresOf(supposedByEmployee.get(employeeId) ?? []),
    })),
    agencies: PAY_AGENCIES.map((agency) => ({
      agency,
      real: agencyFigures(realCosts, agency),
      supposed: agencyFigures(supposedCosts, agency),
    })),
    total: { real: figuresOf(realCosts), supposed: figuresOf(supposedCosts) },
  };
}

function costedIn(
  entries: readonly ReplayedEntry[],
  { start, end }: Pick<WhatIf, 'start' | 'end'>,
  { year, persons }: { year: EmployerYear; persons: FirstRecords },
): Costed[] {
  const paid = entries.map(paidEntryOf);
  const byId = new Map(paid.map((entry) => [entry.entryId, entry]));
  // The bases are those of persons; the cost belongs to the record that was paid.
  return employerCosts(payByPerson(paid, persons), year).flatMap(({ entryId, payDate, taxes }) => {
    const own = byId.get(entryId);
    if (!own || payDate < start || payDate > end) return [];
    return [{ employeeId: own.employeeId, amounts: own.amounts, taxes }];
  });
}

function paidEntryOf(entry: ReplayedEntry): PaidEntry {
  const { employeeId, entryId, period, inputs, facts, result, isCorrection = false } = entry;
  return {
    employeeId,
    entryId,
    periodId: period.id,
    periodStart: period.start,
    periodEnd: period.end,
    payDate: inputs.payDate,
    amounts: amountsOf(inputs, result),
    salariedMinutes: facts.leavePolicy.salariedMinutes,
    isCorrection,
    isChauffeur: facts.isChauffeur,
    isNonResident: isNonResident(facts.withholding.method),
  };
}

function figuresOf(entries: readonly Costed[]): PayFigures {
  return {
    gross: sumCents(entries.map(({ amounts }) => amounts.gross)),
    withheld: sumCents(entries.map(({ amounts }) => withheldOf(amounts, WITHHELD))),
    net: sumCents(entries.map(({ amounts }) => amounts.net)),
    employer: sumCents(entries.map(taxesOf)),
  };
}

function agencyFigures(entries: readonly Costed[], agency: PayAgency): AgencyFigures {
  const withheld = WITHHELD.filter((name) => WITHHELD_FOR[name] === agency);
  const owed = EMPLOYER_TAXES.filter((tax) => OWED_TO[tax] === agency);
  return {
    withheld: sumCents(entries.map(({ amounts }) => withheldOf(amounts, withheld))),
    employer: sumCents(entries.flatMap(({ taxes }) => owed.map((tax) => taxes[tax]))),
  };
}

function withheldOf(amounts: Amounts, names: typeof WITHHELD): Cents {
  return sumCents(names.map((name) => amounts[name]));
}
