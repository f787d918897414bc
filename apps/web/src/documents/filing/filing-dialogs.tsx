import { Alert, Box, Stack, Text } from '@chakra-ui/react';
import { type FilableRequest, filingSchema } from '@garita/domain/filing/filed/filed-document';
import type { z } from 'zod';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { correctionFormNames, filingText as text } from '../../text/documents/filing.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { DateField } from '../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { SaveButton } from '../../ui/form/form-section.tsx';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { SideDrawer } from '../../ui/overlay/overlays.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';
import { BeforeAfterTable } from '../../ui/table/before-after-table.tsx';

const occasionSchema = filingSchema.pick({ filedOn: true, confirmation: true });

type FilingFormProps = { request: FilableRequest; isOpen: boolean; onClose: () => void };

/** The form for the day on which a document was filed and for the agency's confirmation number. */
export function FilingForm({ request, isOpen, onClose }: FilingFormProps) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.filing.file.useMutation();
  const save = async (occasion: z.infer<typeof occasionSchema>, commandId: string) => {
    await mutateAsync({ request, ...occasion, commandId });
    notifySuccess(text.marked);
    await utils.filing.invalidate();
    onClose();
  };
  return (
    <SideDrawer open={isOpen} title={text.mark} onClose={onClose}>
      <SchemaForm
        schema={occasionSchema}
        defaultValues={{ filedOn: todayInPuertoRico(), confirmation: '' }}
        onSubmit={save}
        isGuarded={false}
        isInDrawer
        actions={<SaveButton label={text.mark} />}
      >
        <Stack gap="4">
          <Text color="fg.muted">{text.markHelp}</Text>
          <DateField name="filedOn" label={text.filedOn} isRequired />
          <TextField name="confirmation" label={text.confirmationNumber} />
        </Stack>
      </SchemaForm>
    </SideDrawer>
  );
}

type WithdrawalDialogProps = { filing: { companyId: number; seq: number }; onClose: () => void };

/** Asks for confirmation and a reason before the mark as filed is withdrawn. */
export function WithdrawalDialog({ filing: { companyId, seq }, onClose }: WithdrawalDialogProps) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.filing.withdraw.useMutation();
  return (
    <ReasonDialog
      title={text.withdraw}
      question={text.withdrawQuestion}
      label={text.withdrawReason}
      isDestructive
      onClose={onClose}
      onAccept={async (answer) => {
        await mutateAsync({ companyId, filingId: seq, ...answer });
        notifySuccess(text.withdrawn);
        await utils.filing.invalidate();
      }}
    />
  );
}

type OneFiling = { companyId: number; filingId: number };

/** Compares a filed document with what it would say now. */
export function useFiledComparison(filing: OneFiling) {
  // The pay may have changed on another screen.
  return trpc.filing.compare.useQuery(filing, { staleTime: 0 });
}

/** Lists the lines of a filed document that would differ now, and the forms that correct them. */
export function FiledChanges(filing: OneFiling) {
  const comparison = useFiledComparison(filing);
  return (
    <Loaded query={comparison}>
      {({ changes, mendedBy }) =>
        changes.length === 0 ? (
          <Text color="fg.muted">{text.same}</Text>
        ) : (
          <>
            <Alert.Root status="warning" colorPalette="accent" size="sm">
              <Alert.Indicator />
              <Alert.Content>
                <Alert.Title>{text.changed(changes.length)}</Alert.Title>
                <Alert.Description>
                  {mendedBy.length === 0
                    ? text.mendedByAgency
                    : text.mendedBy(mendedBy.map((form) => correctionFormNames[form]).join(', '))}
                  {mendedBy.includes('w2c-pr') && ` ${text.w2cColumns}`}
                </Alert.Description>
              </Alert.Content>
            </Alert.Root>
            <Box
              as="section"
              aria-label={text.changed(changes.length)}
              tabIndex={0}
              maxH="50vh"
              overflow="auto"
            >
              <ChangeTable changes={changes} />
            </Box>
          </>
        )
      }
    </Loaded>
  );
}

type Change = { name: string; filed: string; now: string; difference: number | null };

/** The lines that differ. Two lines of a return may have the same name, so a line has its position as key. */
function ChangeTable({ changes }: { changes: readonly Change[] }) {
  return (
    <BeforeAfterTable
      fontSize="13px"
      headings={{
        label: text.line,
        before: text.atFiling,
        after: text.today,
        difference: text.difference,
      }}
      rows={changes.map(({ name, filed, now, difference }, index) => ({
        key: index,
        label: name,
        before: filed || text.nothing,
        after: now || text.nothing,
        difference: difference === null ? text.nothing : dollarsText(difference),
      }))}
    />
  );
}
