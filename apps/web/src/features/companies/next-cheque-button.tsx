import { Button } from '@chakra-ui/react';
import { type NextCheque, nextChequeSchema } from '@garita/domain/pay/cheque-number.schema';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { companiesText } from '../../text/companies.es.ts';
import { CountField } from '../../ui/form/fields/count-field.tsx';
import { SaveButton } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { SideDrawer } from '../../ui/overlay/overlays.ts';

const { cheques: text } = companiesText;

type NextChequeProps = NextCheque & { companyId: number };

/** Opens the form for the number from which the company's cheques go on. */
export function NextChequeButton(props: NextChequeProps) {
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
  const save = async (stated: NextCheque, commandId: string) => {
    await mutateAsync({ companyId, ...stated, commandId });
    notifySuccess(text.changed(stated.nextCheque));
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
      <CountField name="nextCheque" label={text.nextNumber} help={text.nextHelp} maxDigits={10} isRequired />
    </SchemaForm>
  );
}
