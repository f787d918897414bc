import { Alert, Box, Link as ChakraLink, List, Text } from '@chakra-ui/react';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { formText } from '../../../text/form.es.ts';
import { controlId, type FormFields } from '../fields/bound-field.ts';
import type { ShownError } from './schema-errors.ts';

type FormErrorsProps = {
  errors: readonly ShownError[];
  fields: FormFields;
  /** The number of refused submissions. */
  refusals: number;
  /** The reason of the last failure, if no notice shows it. */
  failure: string | undefined;
};

/** The errors above the fields of a form: wrong fields, or else the failure. */
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
  /** The number of refused submissions; each one focuses the summary. */
  failures: number;
};

/** The errors of a form in the order of its fields: missing ones in one line, the others in a line each. */
function ErrorSummary({ errors, fields, failures }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    ref.current?.focus();
    // Focused again after the question before saving, which returns the focus when it closes.
    const turn = setTimeout(() => ref.current?.focus());
    return () => clearTimeout(turn);
  }, [failures]);

  const order = [...fields.labels.keys()];
  const inOrder = errors.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const missing = inOrder.filter((error) => isMissing(error, fields));
  const wrong = inOrder.filter((error) => !missing.includes(error));
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
      <Alert.Content gap="2">
        {missing.length > 0 && <MissingLine errors={missing} fields={fields} />}
        {wrong.length > 0 && <WrongLines errors={wrong} fields={fields} />}
      </Alert.Content>
    </Alert.Root>
  );
}

/** Returns true if a field lacks a required value; these are listed together. */
function isMissing({ name, message }: ShownError, fields: FormFields): boolean {
  return message === fieldText('required') && fields.labels.has(name);
}

type SomeErrors = Pick<ErrorSummaryProps, 'errors' | 'fields'>;

function MissingLine({ errors, fields }: SomeErrors) {
  return (
    <Text>
      <Text as="span" fontWeight="medium">
        {formText.missing(errors.length)}
      </Text>{' '}
      {errors.map(({ name }, place) => (
        <Fragment key={name}>
          {place > 0 && ', '}
          <FieldLink name={name} fields={fields}>
            {fields.labels.get(name)}
          </FieldLink>
        </Fragment>
      ))}
    </Text>
  );
}

function WrongLines({ errors, fields }: SomeErrors) {
  return (
    <Box>
      <Alert.Title>{formText.errorSummary(errors.length)}</Alert.Title>
      <List.Root variant="plain" mt="1" display="block" columnWidth="20rem">
        {errors.map((error) => (
          <List.Item key={error.name}>
            <ErrorLine error={error} fields={fields} />
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}

/** One error: a link to its field, or a plain sentence if the form has no such field. */
function ErrorLine({ error: { name, message }, fields }: { error: ShownError; fields: FormFields }) {
  const label = fields.labels.get(name);
  if (label === undefined) return message;
  return (
    <FieldLink name={name} fields={fields}>
      {label}: {message}
    </FieldLink>
  );
}

type FieldLinkProps = { name: string; fields: FormFields; children: ReactNode };

function FieldLink({ name, fields, children }: FieldLinkProps) {
  const control = controlId(fields.prefix, name);
  return (
    <ChakraLink
      href={`#${control}`}
      color="inherit"
      variant="underline"
      onClick={(event) => {
        // Without an entry in the history, so that 'Back' still leads out of the form.
        event.preventDefault();
        document.getElementById(control)?.focus();
      }}
    >
      {children}
    </ChakraLink>
  );
}
