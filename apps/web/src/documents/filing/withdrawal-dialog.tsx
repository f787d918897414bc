import { Input, Stack } from '@chakra-ui/react';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { useId, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { notifySuccess } from '../../components/notices.ts';
import { FieldFrame } from '../../form/fields/field-frame.tsx';
import { errorId } from '../../form/fields/form-fields.ts';
import { trpc } from '../../lib/trpc.ts';
import { filingText as text } from '../../text/filing.es.ts';

type WithdrawalDialogProps = { filing: { companyId: number; seq: number }; onClose: () => void };

/** The question, and the reason, before it is taken back that a document was filed. */
export function WithdrawalDialog({ filing: { companyId, seq }, onClose }: WithdrawalDialogProps) {
  const id = useId();
  const [commandId] = useState(() => uuidv7());
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.filing.withdraw.useMutation();
  const mayAccept = () => {
    if (reason.trim() !== '') return true;
    setIsMissing(true);
    field.current?.focus();
    return false;
  };
  const withdraw = async () => {
    await mutateAsync({ companyId, filingId: seq, reason, commandId });
    notifySuccess(text.withdrawn);
    await utils.filing.invalidate();
  };
  return (
    <ConfirmDialog
      open
      title={text.withdraw}
      description={text.withdrawQuestion}
      isDestructive
      mayAccept={mayAccept}
      onClose={onClose}
      onAccept={withdraw}
    >
      <Stack mt="3">
        <FieldFrame
          id={id}
          label={text.withdrawReason}
          isRequired
          help={undefined}
          error={isMissing ? fieldText('required') : undefined}
        >
          <Input
            ref={field}
            id={id}
            maxLength={200}
            required
            aria-invalid={isMissing}
            aria-describedby={isMissing ? errorId(id) : undefined}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setIsMissing(false);
            }}
          />
        </FieldFrame>
      </Stack>
    </ConfirmDialog>
  );
}
