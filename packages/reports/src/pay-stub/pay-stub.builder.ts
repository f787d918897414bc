import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { amountsOf, mapAmounts } from '@garita/domain/pay/amounts';
import type { CompanyLine } from '@garita/domain/pay/company-line';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '@garita/domain/pay/pay.builder';
import { calculatePayStatement, withholdingOf } from '@garita/domain/pay/pay-statement';
import type { PayStubData } from './pay-stub-data.ts';

type Pay = {
  profile?: Parameters<typeof somePayFacts>[0];
  inputs?: Parameters<typeof somePayInputs>[0];
  companyLines?: CompanyLine[];
  /** The number of times that the year has this same pay. */
  times?: number;
};

/** Returns the stub of a pay as the product computes it: by default week 21 of 2026, 40 hours at 10.50. */
export function aPayStub(
  { profile, inputs, companyLines = [], times = 1 }: Pay = {},
  overrides: Partial<PayStubData> = {},
): PayStubData {
  const facts = { ...somePayFacts(profile, 21), companyLines };
  const typed = somePayInputs({ minutes: { regular: 40 * 60 }, ...inputs });
  const statement = calculatePayStatement(facts, typed, NOTHING_WITHHELD);
  const current = amountsOf(typed, statement);
  return {
    entryId: 1,
    company: aCompany(),
    employee: { ...anEmployee(), socialSecurityLast4: '0001' },
    period: { id: 2026121, number: 21, year: 2026, start: '2026-05-21', end: '2026-05-27' },
    payDate: '2026-05-29',
    paid: null,
    current,
    year: mapAmounts((name) => current[name] * times),
    companyLines: statement.companyLines.map(({ taxId, name, direction, amount }) => ({
      taxId,
      name,
      direction,
      current: amount,
      year: amount * times,
    })),
    salariedMinutes: statement.typed.salary > 0 ? facts.leavePolicy.salariedMinutes : 0,
    rates: facts.rates,
    openingBalance: null,
    withholding: withholdingOf(statement.incomeTax),
    leave: { vacation: 42 * 60, sick: 16 * 60 + 30 },
    ...overrides,
  };
}

/** A company line of a fixed amount in cents that every entry has. */
export function aFixedLine(
  name: string,
  cents: number,
  direction: CompanyLine['direction'] = 'deduction',
): CompanyLine {
  return { taxId: 1, name, requirement: 'required', direction, isOnByDefault: true, basis: 'fixed', cents };
}
