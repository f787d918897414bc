import { Alert } from '@chakra-ui/react';
import { ErrorSummary } from './error-summary.tsx';
import type { FormFields } from './form-fields.ts';
import type { ShownError } from './shown-errors.ts';

type FormErrorsProps = {
  errors: readonly ShownError[];
  fields: FormFields;
  /** How often saving was refused. */
  refusals: number;
  /** Why the last saving failed, where no notice says so. */
  failure: string | undefined;
};

/** Why a form was not saved, above its fields: what is wrong with them, or else what failed. */
export function FormErrors({ errors, fields, refusals, failure }: FormErrorsProps) {
  if (errors.length > 0) return <ErrorSummary errors={errors} fields={fields} failures={refusals} />;
  if (failure === undefined) return null;
  return (
    <Alert.Root status="error" variant="surface" role="alert">
      <Alert.Indicator />
      <Alert.Title>{failure}</Alert.Title>
    </Alert.Root>
  );
}
