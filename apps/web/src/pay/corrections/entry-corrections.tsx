import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { trpc } from '../../lib/trpc.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import { StatementComparison } from '../saving/statement-comparison.tsx';
import { compareStatements } from '../statement-lines.ts';
import { CorrectedButton, type CorrectedPay } from './corrected-button.tsx';
import { VersionList } from './version-list.tsx';

/** How often an employee's entry was corrected, and what changed when it is asked for. */
export function EntryCorrections({ companyId, entryId, corrections }: CorrectedPay) {
  return (
    <CorrectedButton corrections={corrections}>
      <EntryHistory companyId={companyId} entryId={entryId} />
    </CorrectedButton>
  );
}

function EntryHistory({ companyId, entryId }: Omit<CorrectedPay, 'corrections'>) {
  const history = trpc.payroll.history.useQuery({ entryId });
  return (
    <Loaded query={history}>
      {(data) => (
        <VersionList
          {...data}
          pay={{ companyId, entryId }}
          minutesOf={({ minutes }) => minutes}
          amounts={(before, after) => changedAmounts(before.statement, after.statement)}
        />
      )}
    </Loaded>
  );
}

function changedAmounts(before: PayStatement, after: PayStatement) {
  const isSame = compareStatements(before, after).every((line) => line.before === line.after);
  return isSame ? null : <StatementComparison {...{ before, after }} isOnlyChanges />;
}
