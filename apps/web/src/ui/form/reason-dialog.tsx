import { Stack } from '@chakra-ui/react';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { useId, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { Input } from '../controls/input.tsx';
import { ConfirmDialog } from '../overlay/overlays.tsx';
import { errorId } from './fields/bound-field.ts';
import { FieldFrame } from './fields/field-frame.tsx';

type ReasonDialogProps = {
  title: string;
  question: string;
  /** The label of the reason's field. */
  label: string;
  acceptLabel?: string;
  isDestructive?: boolean;
  onClose: () => void;
  /** The action with the reason; `commandId` makes repeating it harmless. */
  onAccept: (answer: { reason: string; commandId: string }) => Promise<unknown>;
};

/** Asks before something is undone, and for the reason. */
export function ReasonDialog({ title, question, label, onAccept, ...dialog }: ReasonDialogProps) {
  const id = useId();
  const [commandId] = useState(() => uuidv7());
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const mayAccept = () => {
    if (reason.trim() !== '') return true;
    setIsMissing(true);
    field.current?.focus();
    return false;
  };
  return (
    <ConfirmDialog
      {...dialog}
      open
      title={title}
      description={question}
      mayAccept={mayAccept}
      onAccept={() => onAccept({ reason, commandId })}
    >
      <Stack mt="3">
        <FieldFrame
          id={id}
          label={label}
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
