import { sumCents } from '../../money/cents.ts';
import { isReportable } from '../../returns/form-480.ts';
import { withheldByPayDate } from '../../returns/form-499.ts';
import { type DateRange, quarterRange, yearRange } from '../../returns/quarter.ts';
import { type CompanyPay, paidWithin, type ServicePayment } from './company-pay.ts';
import { depositedQuarter } from './deposited-return.ts';
import { quarterlyDue, yearlyDue } from './due-dates.ts';
import { dueReturn, dueWithDeposits } from './due-of-return.ts';
import { quartersInWindow, yearsInWindow } from './due-periods.ts';
import type { Due } from './obligation.ts';

/** Returns what is due on the pay of contractors. */
export function servicesDue({ services }: CompanyPay, window: DateRange): Due[] {
  const liabilities = withheldByPayDate(services);
  const quarters = quartersInWindow(window).flatMap((quarter) => {
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
  const years = yearsInWindow('form-480', window)
    .filter((year) => isAnybodyInformed(paidWithin(services, yearRange(year))))
    .map((year) =>
      dueReturn(
        { kind: 'form-480', period: yearRange(year), document: { report: 'form-480-text', year } },
        yearlyDue('form-480', year),
      ),
    );
  return [...quarters, ...years];
}

function isAnybodyInformed(payments: readonly ServicePayment[]): boolean {
  const contractors = new Set(payments.map(({ contractorId }) => contractorId));
  return [...contractors].some((id) => {
    const own = payments.filter(({ contractorId }) => contractorId === id);
    return isReportable({
      gross: sumCents(own.map(({ gross }) => gross)),
      withheld: sumCents(own.map(({ withheld }) => withheld)),
    });
  });
}
