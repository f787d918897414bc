import { Alert, Link as ChakraLink, List } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { formText } from '../../text/form.es.ts';
import { controlId, type FormFields } from '../fields/form-fields.ts';
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

type ErrorSummaryProps = {
  errors: readonly ShownError[];
  fields: FormFields;
  /** How often saving was refused; each time takes the focus here. */
  failures: number;
};

/** All that is wrong with a form, in the order of its fields, each a link to its field. */
function ErrorSummary({ errors, fields, failures }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) ref.current?.focus();
  }, [failures]);

  const order = [...fields.labels.keys()];
  const inOrder = errors.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return (
    <Alert.Root
      ref={ref}
      status="error"
      variant="surface"
      role="alert"
      tabIndex={-1}
      alignItems="start"
      scrollMarginTop="20"
    >
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{formText.errorSummary(errors.length)}</Alert.Title>
        <List.Root variant="plain" mt="1" display="block" columnWidth="20rem">
          {inOrder.map((error) => (
            <List.Item key={error.name}>
              <ErrorLine error={error} fields={fields} />
            </List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}

type ErrorLineProps = Pick<ErrorSummaryProps, 'fields'> & { error: ShownError };

/** One error: a link to its field, or a plain sentence where the form has no such field. */
function ErrorLine({ error: { name, message }, fields }: ErrorLineProps) {
  const label = fields.labels.get(name);
  if (label === undefined) return message;
  const control = controlId(fields.prefix, name);
  return (
    <ChakraLink
      href={`#${control}`}
      color="inherit"
      variant="underline"
      onClick={(event) => {
        // Without a trace in the history: 'Volver' goes on leading out of the form.
        event.preventDefault();
        document.getElementById(control)?.focus();
      }}
    >
      {label}: {message}
    </ChakraLink>
  );
}
