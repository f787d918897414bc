import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useCurrentUser } from '../lib/current-user.ts';
import { FormPage } from '../ui/form/form-page.tsx';
import { SchemaForm, type SchemaFormProps } from '../ui/form/schema-form.tsx';
import type { RecordKind } from './record-kind.ts';
import { useMayWrite } from './use-may-write.ts';

type RecordFormProps<Input extends FieldValues, Output> = Omit<
  SchemaFormProps<Input, Output>,
  'isReadOnly' | 'draftKey'
> & {
  kind: Pick<RecordKind, 'permission'>;
};

/** The form of a record, with what is typed kept in the browser until it is saved. Who may not write cannot change it. */
export function RecordForm<Input extends FieldValues, Output>(props: RecordFormProps<Input, Output>) {
  const { kind, ...form } = props;
  const mayWrite = useMayWrite(kind);
  const userId = useCurrentUser()?.id;
  const { pathname } = useLocation();
  const draftKey = mayWrite && userId !== undefined ? `${userId} ${pathname}` : undefined;
  return (
    <FormPage>
      <SchemaForm {...form} isReadOnly={!mayWrite} draftKey={draftKey} />
    </FormPage>
  );
}
