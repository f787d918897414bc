import { Box, Button, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useParent } from '../../lib/route.ts';
import { formText } from '../../text/form.es.ts';
import { enterMovesOn } from '../focus.ts';
import { FootBar } from '../page/page-header.tsx';
import { Editable } from './fields/editable.tsx';
import { FormFrame } from './form-frame.tsx';
import { type FormConfirmation, SaveQuestion } from './saving/save-question.tsx';
import { DraftSaver, UnsavedGuard } from './saving/unsaved-values.tsx';
import { SECOND, type SecondSubmit } from './saving/use-saving.ts';
import { type FormOptions, useSchemaForm } from './use-schema-form.ts';

export type SchemaFormProps<Input extends FieldValues, Output> = FormOptions<Input, Output> & {
  confirm?: FormConfirmation<Output>;
  submitLabel?: string;
  second?: SecondSubmit<Output> | undefined;
  /** The key under which the browser keeps unsaved values; nothing is kept without one. */
  draftKey?: string | undefined;
  /** Replaces the bar with 'Volver' and 'Guardar datos'; null for none. */
  actions?: ReactNode;
  /** False for forms that hold nothing worth keeping. */
  isGuarded?: boolean;
  /** Enter goes to the next field instead of saving. */
  doesEnterMoveOn?: boolean;
  /** False for a form that chooses by itself where it takes the focus. */
  startsInFirstField?: boolean;
  /** True for users who may read the values but not change them. */
  isReadOnly?: boolean;
  children: ReactNode;
};

/** The one form: a schema, its fields, its errors in Spanish, and how it is saved and left. */
export function SchemaForm<Input extends FieldValues, Output>(props: SchemaFormProps<Input, Output>) {
  const { confirm, submitLabel, second, actions, draftKey, children } = props;
  const { isGuarded = true, doesEnterMoveOn = false, isReadOnly = false } = props;
  const { startsInFirstField = true } = props;
  const held = useSchemaForm(props);
  const { form, isDirty, saving } = held;
  const { isSubmitting } = form.formState;

  return (
    <FormFrame
      {...{ held, startsInFirstField }}
      onKeyDown={doesEnterMoveOn ? enterMovesOn : undefined}
      before={draftKey !== undefined && <DraftSaver {...{ draftKey, isDirty }} />}
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

type FormBarProps = {
  submitLabel?: string | undefined;
  /** The label of a second save button, if there is one. */
  secondLabel?: string | undefined;
  isDirty: boolean;
  isSubmitting: boolean;
};

/** The bar at the foot of a form: a mark for unsaved values, back and save. It stays in view. */
function FormBar({ submitLabel = formText.save, secondLabel, isDirty, isSubmitting }: FormBarProps) {
  const navigate = useNavigate();
  const parent = useParent();
  return (
    <FootBar>
      <Box fontSize="13px">{isDirty ? <UnsavedMark /> : <RequiredHint />}</Box>
      <HStack gap="2" wrap="wrap" justify="end">
        <Button variant="outline" onClick={() => void navigate(parent)}>
          {formText.back}
        </Button>
        <Button type="submit" colorPalette="brand" loading={isSubmitting}>
          {submitLabel}
        </Button>
        {/* Second, because Enter presses the first submit button. */}
        {secondLabel !== undefined && (
          <Button type="submit" value={SECOND} variant="outline" disabled={isSubmitting}>
            {secondLabel}
          </Button>
        )}
      </HStack>
    </FootBar>
  );
}

function UnsavedMark() {
  return <Text color="accent.fg">{formText.unsaved}</Text>;
}

// Explains the asterisks, if there are any. A narrow window has room for the buttons only.
function RequiredHint() {
  return (
    <Text
      color="fg.muted"
      hideBelow="md"
      css={{ 'form:not(:has([aria-required=true])) &': { display: 'none' } }}
    >
      {formText.requiredHint}
    </Text>
  );
}
