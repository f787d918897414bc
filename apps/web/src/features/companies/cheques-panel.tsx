import { Box, Button, Text } from '@chakra-ui/react';
import { type NextCheque, nextChequeSchema } from '@garita/domain/pay/cheque-number.schema';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../lib/date-text.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { companiesText } from '../../text/records/companies.es.ts';
import { CountField } from '../../ui/form/fields/plain-fields.tsx';
import { FormPage, SaveButton } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { SideDrawer } from '../../ui/overlay/overlays.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { amountColumn, dateColumn, type RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';

const { cheques: text } = companiesText;

type VoidCheque = inferRouterOutputs<AppRouter>['companies']['cheques']['void'][number];

/** Shows the company's next cheque number and its void cheques. */
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

type NextChequeProps = NextCheque & { companyId: number };

/** Opens the form for the number from which the company's cheques go on. */
function NextChequeButton(props: NextChequeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden />
        {text.change}
      </Button>
      <SideDrawer open={isOpen} title={text.change} onClose={close}>
        <NextChequeForm {...props} onDone={close} />
      </SideDrawer>
    </>
  );
}

function NextChequeForm({ companyId, nextCheque, onDone }: NextChequeProps & { onDone: () => void }) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.companies.stateNextCheque.useMutation();
  const save = async (next: NextCheque, commandId: string) => {
    await mutateAsync({ companyId, ...next, commandId });
    notifySuccess(text.changed(next.nextCheque));
    await utils.companies.cheques.invalidate({ companyId });
    onDone();
  };
  return (
    <SchemaForm
      schema={nextChequeSchema}
      defaultValues={{ nextCheque }}
      onSubmit={save}
      isGuarded={false}
      isInDrawer
      actions={<SaveButton label={text.save} />}
    >
      <CountField name="nextCheque" label={text.nextNumber} help={text.nextHelp} isRequired />
    </SchemaForm>
  );
}
