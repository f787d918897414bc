import { Stack, Text } from '@chakra-ui/react';
import { type FilableRequest, filingSchema } from '@garita/domain/filing/filed/filed-document';
import type { z } from 'zod';
import { todayInPuertoRico } from '../../lib/today.ts';
import { trpc } from '../../lib/trpc.ts';
import { filingText as text } from '../../text/filing.es.ts';
import { DateField } from '../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { SaveButton } from '../../ui/form/form-section.tsx';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { SideDrawer } from '../../ui/overlay/overlays.ts';

const occasionSchema = filingSchema.pick({ filedOn: true, confirmation: true });

type FilingFormProps = { request: FilableRequest; isOpen: boolean; onClose: () => void };

/** On which day a document was filed, and the number that the agency gave. */
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

/** The question, and the reason, before it is taken back that a document was filed. */
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
      onAccept={async (given) => {
        await mutateAsync({ companyId, filingId: seq, ...given });
        notifySuccess(text.withdrawn);
        await utils.filing.invalidate();
      }}
    />
  );
}
