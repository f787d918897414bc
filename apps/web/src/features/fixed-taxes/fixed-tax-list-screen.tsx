import { Button } from '@chakra-ui/react';
import { yearOf } from '@garita/domain/time/calendar-date';
import { Eye, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { fixedTaxesText } from '../../text/records/taxes.es.ts';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';
import { AddButton } from '../../ui/page/add-button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { FIXED_TAX_COLUMNS, type FixedTaxRow, fixedTaxName } from './fixed-tax-kind.ts';

const text = fixedTaxesText.list;

/** Taxes Fijos: the five taxes that the law sets, as in force today. */
export function FixedTaxListScreen() {
  const taxes = trpc.fixedTaxes.list.useQuery();
  const mayWrite = useIsAllowed('fixed-taxes:write');
  const form = mayWrite ? { label: recordsText.edit, icon: Pencil } : { label: recordsText.open, icon: Eye };
  const actionsOf = (tax: FixedTaxRow): MenuAction[] => [{ ...form, to: editAddress(tax) }];
  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.title} description={text.help}>
        <Button asChild variant="outline">
          <Link to={href(PATHS.yearParameters, { year: yearOf(todayInPuertoRico()) })}>
            {text.yearParameters}
          </Link>
        </Button>
      </PageHeader>
      <RecordTable
        label={text.title}
        columns={FIXED_TAX_COLUMNS}
        data={taxes.data}
        isLoading={taxes.isLoading}
        error={taxes.error}
        onRetry={taxes.refetch}
        rowId={({ id }) => id}
        rowLabel={fixedTaxName}
        rowHref={editAddress}
        actions={actionsOf}
        emptyHint={text.empty}
      />
      {mayWrite && <AddButton label={text.add} to={PATHS.fixedTaxCreate} />}
    </>
  );
}

function editAddress({ id }: FixedTaxRow): string {
  return href(PATHS.fixedTaxEdit, { fixedTaxId: id });
}
