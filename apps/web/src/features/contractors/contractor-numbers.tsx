import { type ReactNode, useCallback } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { HiddenNumber, SameNumberNote, useRevealedNumber } from '../../records/hidden-number.tsx';
import { contractorLabels, contractorsText } from '../../text/records/contractors.es.ts';
import { recordsText } from '../../text/records/records.es.ts';
import type { FieldProps } from '../../ui/form/fields/bound-field.ts';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';

const entity = contractorsText.entity;

type TaxpayerNumberFieldProps = { isPerson: boolean; contractorId: number | undefined };

export function TaxpayerNumberField({ isPerson, contractorId }: TaxpayerNumberFieldProps) {
  const help = isPerson ? entity.taxpayerHelp.individual : entity.taxpayerHelp.company;
  const field = {
    name: 'taxpayerNumber',
    label: contractorLabels.taxpayerNumber,
    help,
    isRequired: true,
  } as const;
  const mask = isPerson ? 'ssn' : 'ein';
  return (
    <SavedNumber contractorId={contractorId} field={field}>
      {/* Each mask binds to an input of its own. */}
      <MaskedField key={mask} mask={mask} {...field} />
    </SavedNumber>
  );
}

type SavedNumberProps = {
  /** Undefined for a new contractor, whose numbers are all typed. */
  contractorId: number | undefined;
  field: FieldProps & { name: 'taxpayerNumber' | 'bankAccount' | 'retirementAccount' };
  /** The field once the number is whole. */
  children: ReactNode;
};

/**
 * The number or an account of a contractor. A saved one shows its last four characters until somebody asks
 * for the rest.
 */
export function SavedNumber({ contractorId, field, children }: SavedNumberProps) {
  const { show, ...asking } = useRevealedNumber(field.name);
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

/** The contractor whose number a form holds; a new one has no id yet. */
export type ContractorWithNumber = { companyId: number; contractorId?: number };

/** Warns that other contractors of the company have the number that is typed. */
export function SameContractorNote({
  contractor: { companyId, contractorId },
}: {
  contractor: ContractorWithNumber;
}) {
  const { data, mutate, reset } = trpc.contractors.sameNumber.useMutation({ gcTime: 0 });
  const ask = useCallback(
    (taxpayerNumber: string) => mutate({ companyId, contractorId, taxpayerNumber }),
    [companyId, contractorId, mutate],
  );
  return <SameNumberNote field="taxpayerNumber" others={data} onWhole={ask} onPart={reset} />;
}
