import type { ReactNode } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { HiddenNumber, useShown } from '../../../records/hidden-number.tsx';
import { recordsText } from '../../../text/records.es.ts';
import type { FieldProps } from '../../../ui/form/fields/bound-field.ts';

type SavedNumberProps = {
  /** Undefined for a new contractor, whose numbers are all typed. */
  contractorId: number | undefined;
  field: FieldProps & { name: 'taxpayerNumber' | 'bankAccount' | 'retirementAccount' };
  /** The field once the number is whole. */
  children: ReactNode;
};

/** The number or an account of a contractor, of a saved one its last four characters until somebody asks for the rest. */
export function SavedNumber({ contractorId, field, children }: SavedNumberProps) {
  const { show, ...asking } = useShown(field.name);
  const { mutate, isPending } = trpc.contractors.revealNumber.useMutation({
    ...asking,
    onSuccess: ({ number }) => show(number),
  });
  if (contractorId === undefined) return children;
  const showLabel = recordsText.reveal.showOf(field.label);
  const onShow = () => mutate({ contractorId, field: field.name });
  return (
    <HiddenNumber field={field} showLabel={showLabel} isAsking={isPending} onShow={onShow}>
      {children}
    </HiddenNumber>
  );
}
