import { Button, HStack } from '@chakra-ui/react';
import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { dialogText } from '../../text/dialog.es.ts';
import { employeesText } from '../../text/records/employees.es.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { giveUpUnsavedWork } from '../../ui/form/saving/unsaved-work.ts';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import { EMPLOYEE } from './employee-kind.ts';

const text = employeesText.secondRecord;

type SecondRecordProps = {
  companyId: number;
  /** The first record of the company that has the typed number. */
  first: PersonName & { id: number; isActive: boolean };
};

/** Offers the record that a person already has, and asks why another one is needed. */
export function SecondRecord({ companyId, first }: SecondRecordProps) {
  const navigate = useNavigate();
  const open = () => navigate(href(PATHS.employeeEdit, { companyId, employeeId: first.id }));
  return (
    <>
      <HStack gridColumn="1 / -1">
        {first.isActive ? (
          <Button type="button" size="sm" variant="outline" onClick={() => void open()}>
            {text.open(fullName(first))}
          </Button>
        ) : (
          <ReactivateButton first={first} onDone={open} />
        )}
      </HStack>
      <TextField name="reason" label={text.reason} help={text.reasonHelp} maxLength={200} isRequired />
    </>
  );
}

type ReactivateButtonProps = Pick<SecondRecordProps, 'first'> & { onDone: () => unknown };

/** Switches a record on after one question, in which the values of this form are given up. */
function ReactivateButton({ first, onDone }: ReactivateButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.employees.setActive.useMutation();
  const name = fullName(first);
  const reactivate = async () => {
    await mutateAsync({ employeeId: first.id, isActive: true });
    void EMPLOYEE.refresh(utils);
    notifySuccess(dialogText.changed);
    giveUpUnsavedWork();
    await onDone();
  };
  return (
    <>
      <Button type="button" size="sm" variant="outline" onClick={() => setIsAsking(true)}>
        {text.reactivate(name)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.reactivate(name)}
        description={text.question(name)}
        onClose={() => setIsAsking(false)}
        onAccept={reactivate}
      />
    </>
  );
}
