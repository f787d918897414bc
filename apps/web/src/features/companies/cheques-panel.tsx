import { Box, Text } from '@chakra-ui/react';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useIsAllowed } from '../../lib/current-user.ts';
import { momentText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { companiesText } from '../../text/companies.es.ts';
import { FormPage } from '../../ui/form/form-section.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { amountColumn, dateColumn, type RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { NextChequeButton } from './next-cheque-button.tsx';

const { cheques: text } = companiesText;

type VoidCheque = inferRouterOutputs<AppRouter>['companies']['cheques']['void'][number];

/** Which number the company's next cheque takes, and which of its cheques are void. */
export function ChequesPanel({ companyId }: { companyId: number }) {
  const mayPay = useIsAllowed('pay:write');
  const cheques = trpc.companies.cheques.useQuery({ companyId });
  return (
    <FormPage>
      <Box mt="4">
        <Loaded query={cheques}>
          {({ nextCheque, void: voided }) => (
            <Panel
              title={text.title}
              help={text.next(nextCheque)}
              action={mayPay && <NextChequeButton {...{ companyId, nextCheque }} />}
            >
              {voided.length === 0 ? (
                <Text color="fg.muted">{text.noneVoid}</Text>
              ) : (
                <>
                  <Text fontWeight="semibold" mb="2">
                    {text.voided}
                  </Text>
                  <RecordTable
                    label={text.voided}
                    columns={COLUMNS}
                    data={voided}
                    rowId={({ number }) => number}
                    rowLabel={({ number }) => String(number)}
                  />
                </>
              )}
            </Panel>
          )}
        </Loaded>
      </Box>
    </FormPage>
  );
}

const COLUMNS: readonly RecordColumn<VoidCheque>[] = [
  {
    id: 'number',
    header: text.number,
    text: ({ number }) => String(number),
    sortBy: ({ number }) => number,
  },
  dateColumn('date', text.date, ({ issuedOn }) => issuedOn),
  { id: 'payee', header: text.payee, text: ({ payeeName }) => payeeName },
  amountColumn('amount', text.amount, ({ amount }) => amount),
  { id: 'cause', header: text.cause, text: causeText },
];

function causeText({ cause, reason, voidedAt }: VoidCheque): string {
  const why = reason ? `${text.causes[cause]} (${reason})` : text.causes[cause];
  return `${why}, ${momentText(voidedAt)}`;
}
