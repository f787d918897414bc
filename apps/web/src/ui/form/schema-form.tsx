import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { enterMovesOn } from './enter-moves-on.ts';
import { Editable } from './fields/editable.tsx';
import { FormBar } from './form-bar.tsx';
import { FormFrame } from './form-frame.tsx';
import { KeptDraft } from './saving/kept-draft.tsx';
import { type FormConfirmation, SaveQuestion } from './saving/save-question.tsx';
import { UnsavedGuard } from './saving/unsaved-guard.tsx';
import type { SecondSubmit } from './saving/use-saving.ts';
import { type FormOptions, useSchemaForm } from './use-schema-form.ts';

export type SchemaFormProps<Input extends FieldValues, Output> = FormOptions<Input, Output> & {
  confirm?: FormConfirmation<Output>;
  submitLabel?: string;
  second?: SecondSubmit<Output> | undefined;
  /** Where the browser keeps what is typed until it is saved; nowhere unless given. */
  draftKey?: string | undefined;
  /** Takes the place of the bar with 'Volver' and 'Guardar datos'; null for none. */
  actions?: ReactNode;
  /** Off for forms that hold nothing worth keeping. */
  isGuarded?: boolean;
  /** Enter goes to the next field instead of saving. */
  doesEnterMoveOn?: boolean;
  /** For those who may see the values but not change them. */
  isReadOnly?: boolean;
  children: ReactNode;
};

/** The one form: a schema, its fields, its errors in Spanish, and the ways to save it and to leave it. */
export function SchemaForm<Input extends FieldValues, Output>(props: SchemaFormProps<Input, Output>) {
  const { confirm, submitLabel, second, actions, draftKey, children } = props;
  const { isGuarded = true, doesEnterMoveOn = false, isReadOnly = false } = props;
  const held = useSchemaForm(props);
  const { form, isDirty, saving } = held;
  const { isSubmitting } = form.formState;

  return (
    <FormFrame
      held={held}
      onKeyDown={doesEnterMoveOn ? enterMovesOn : undefined}
      before={draftKey !== undefined && <KeptDraft {...{ draftKey, isDirty }} />}
      after={
        <>
          {confirm && <SaveQuestion confirm={confirm} saving={saving} />}
          {isGuarded && <UnsavedGuard isDirty={isDirty} isSaving={saving.isSaving} />}
        </>
      }
    >
      <Editable isReadOnly={isReadOnly}>{children}</Editable>
      {isReadOnly || actions !== undefined ? (
        actions
      ) : (
        <FormBar {...{ submitLabel, isDirty, isSubmitting }} secondLabel={second?.label} />
      )}
    </FormFrame>
  );
}
