import { type Cents, sumCents } from '../money/cents.ts';
import { type CompanyPay, paidWithin, type ServicePayment } from './company-pay.ts';
import { depositedQuarter } from './deposited-return.ts';
import { quarterlyDue, yearlyDue } from './due-dates.ts';
import { dueReturn, dueWithDeposits } from './due-of-return.ts';
import { quartersDue, yearsDue } from './due-periods.ts';
import type { Due } from './obligation.ts';
import { type DateRange, quarterRange, yearRange } from './quarter.ts';
import { withheldByPayDate } from './withheld-quarter.ts';

/** Paid to somebody in a year, it is informed of though nothing was withheld. Source: Puerto Rico Code, secs. 1062.03 and 1063.01. */
const INFORMED_FROM: Cents = 500_00;

/** What is due of what contractors are paid. */
export function servicesDue({ services }: CompanyPay, window: DateRange): Due[] {
  const liabilities = withheldByPayDate(services);
  const quarters = quartersDue(window).flatMap((quarter) => {
    const period = quarterRange(quarter);
    const deposited = depositedQuarter('services', liabilities, quarter);
    if (deposited.cents === 0) return [];
    const document = { report: 'contractor-payments', start: period.from, end: period.to } as const;
    return dueWithDeposits(
      { kind: 'services-return', period, document },
      quarterlyDue('services-return', quarter),
      { deposit: 'services-deposit', ...deposited },
    );
  });
  const years = yearsDue('form-480', window)
    .filter((year) => isInformed(paidWithin(services, yearRange(year))))
    .map((year) =>
      dueReturn(
        { kind: 'form-480', period: yearRange(year), document: { report: 'form-480-text', year } },
        yearlyDue('form-480', year),
      ),
    );
  return [...quarters, ...years];
}

function isInformed(payments: readonly ServicePayment[]): boolean {
  if (payments.some(({ withheld }) => withheld > 0)) return true;
  const contractors = [...new Set(payments.map(({ contractorId }) => contractorId))];
  return contractors.some(
    (id) =>
      sumCents(payments.flatMap(({ contractorId, gross }) => (contractorId === id ? [gross] : []))) >=
      INFORMED_FROM,
  );
}
