import type { AmountName } from '@garita/domain/pay/amounts';
import { isOfKind } from '@garita/domain/pay/concepts';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { auditText } from '../text/documents/audit.es.ts';
import { dollarsText } from '../ui/amount.tsx';
import { BeforeAfterTable } from '../ui/table/before-after-table.tsx';

type ChangedAmountsProps = {
  amounts: readonly { name: AmountName; before: number; after: number }[];
  /** The words of the two columns, where they are not before and after. */
  captions?: { before: string; after: string };
};

/** Amounts of the ledger before and after, those of time as hours. */
export function ChangedAmounts({ amounts, captions = auditText.history }: ChangedAmountsProps) {
  const { before, after } = captions;
  return (
    <BeforeAfterTable
      headings={{ label: auditText.history.amount, before, after }}
      rows={amounts.map((amount) => ({
        key: amount.name,
        label: auditText.amounts[amount.name],
        before: amountText(amount.name, amount.before),
        after: amountText(amount.name, amount.after),
      }))}
      isDense
      w="auto"
    />
  );
}

function amountText(name: AmountName, value: number): string {
  return isOfKind(name, 'minutes') ? formatMinutes(value) : dollarsText(value);
}
