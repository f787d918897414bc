import { Badge, Button } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { CalendarCheck, Scale } from 'lucide-react';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb, companyCrumbs } from '../../layout/breadcrumb.tsx';
import { balancesAt } from '../../lib/addresses.ts';
import { dateText } from '../../lib/date-text.ts';
import {
  correctionsOf,
  isOwnPeriod,
  type LoadedEntry,
  type PayrollSheet,
  type SheetPeriod,
} from '../../pay/entry/sheet.ts';
import { PaidSlot } from '../../pay/paid-switch.tsx';
import { companyAreasText } from '../../text/navigation.es.ts';
import { periodStateText } from '../../text/pay/pay.es.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { payrollWarnings } from '../../text/pay/payroll-warnings.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { notifyError } from '../../ui/notices/notices.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { EmptyBlock, MissingBlock } from '../../ui/page/state-blocks.tsx';
import { usePeriodPay } from './entry-pickers.tsx';
import { periodProgress } from './state/selection.ts';

const { actions } = payrollText;

/** Says why the period is read-only, or why no new record is offered beside a saved one. */
export function noteOf(
  sheet: PayrollSheet,
  { period, saved }: { period: SheetPeriod; saved: LoadedEntry | undefined },
): string | undefined {
  const { companyInactive, employeeInactive, otherFrequency } = payrollWarnings;
  if (period.closing) return periodStateText.closedNotice(period.closing.by, dateText(period.closing.on));
  if (!saved) return undefined;
  if (!sheet.company.isActive) return companyInactive;
  if (!sheet.employee.isActive) return employeeInactive;
  return isOwnPeriod(sheet, period) ? undefined : otherFrequency;
}

/** Says which period a correction corrects, or where and by how much an entry was corrected. */
export function correctionNotes(sheet: PayrollSheet, saved: LoadedEntry): string[] {
  const { correction } = payrollText;
  const days = ({ start, end }: PayPeriod) => periodStateText.days(dateText(start), dateText(end));
  const own = saved.corrects ? [correction.ofPeriod(days(saved.corrects.period))] : [];
  const others = correctionsOf(sheet, saved).map(({ period, net }) =>
    correction.inPeriod(days(period), dollarsText(net)),
  );
  return [...own, ...others];
}

type EntryHeaderProps = { sheet: PayrollSheet; year: number; period: SheetPeriod | undefined };

/** The employee, the progress of the period, and links to the period and to the balances of the year. */
export function EntryHeader({ sheet, year, period }: EntryHeaderProps) {
  const { company, employee } = sheet;
  const progress = useProgress(sheet, period);
  const ids = { companyId: company.id, employeeId: employee.id };
  const name = fullName(employee);
  const balances = balancesAt(ids, year);
  return (
    <>
      <Breadcrumb
        crumbs={[
          ...companyCrumbs(company.id, company.name),
          { label: companyAreasText.employees, to: href(PATHS.employees, ids) },
          { label: name, to: href(PATHS.employeeEdit, ids) },
          { label: payrollText.title },
        ]}
      />
      <PageHeader
        title={payrollText.title}
        description={[name, company.name, progress].filter(Boolean).join(' · ')}
        secondary={[
          ...(period
            ? [{ label: periodStateText.open, icon: CalendarCheck, to: periodPath(company.id, period) }]
            : []),
          { label: payrollText.balances, icon: Scale, to: balances },
        ]}
      >
        {period && period.status !== 'open' && (
          <Badge colorPalette="success">{periodStateText.status[period.status]}</Badge>
        )}
        <PaidSlot.Outlet />
      </PageHeader>
    </>
  );
}

function periodPath(companyId: number, { id }: SheetPeriod): string {
  return href(PATHS.period, { companyId, periodId: id });
}

/** Says that the address names an entry or a period that does not exist. */
export function Missing({
  sheet: { company, employee },
  period,
}: {
  sheet: PayrollSheet;
  period: SheetPeriod | undefined;
}) {
  const latest = href(PATHS.timeEntry, { companyId: company.id, employeeId: employee.id });
  return period ? (
    <MissingBlock
      text={payrollText.missing}
      way={{ label: periodStateText.open, to: periodPath(company.id, period) }}
    />
  ) : (
    <MissingBlock text={payrollText.missingPeriod} way={{ label: payrollText.toLatestPeriod, to: latest }} />
  );
}

/** Says that no period is chosen, so that nothing can be loaded. */
export function NoPeriod({ mayWrite }: { mayWrite: boolean }) {
  return (
    <EmptyBlock title={actions.noPeriod} hint={actions.noPeriodHelp}>
      {mayWrite && (
        <Button colorPalette="brand" onClick={() => notifyError(actions.noPeriod)}>
          {actions.save}
        </Button>
      )}
    </EmptyBlock>
  );
}

/** Returns how many employees of the period are loaded, once that is known. */
function useProgress({ company }: PayrollSheet, period: SheetPeriod | undefined): string | undefined {
  const { loaded, payees, withoutWork } = usePeriodPay({ companyId: company.id, periodId: period?.id });
  if (!loaded || !payees || !withoutWork || !period) return undefined;
  const { done, of } = periodProgress({ payees }, period, { loaded, withoutWork });
  return payrollText.pickers.progress(done, of);
}
