import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { apiDocsText } from '../../text/api-docs.es.ts';
import { Input, Textarea } from '../../ui/controls/input.tsx';
import { FieldFrame } from '../../ui/form/fields/field-frame.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { AnswerView } from './answer-view.tsx';
import type { JsonSchema, Operation, Parameter } from './api-document.ts';
import { type CallAnswer, call } from './call.ts';
import { formText, sampleOf } from './sample.ts';

const text = apiDocsText.attempt;

type TryPanelProps = {
  server: string;
  schemas: Record<string, JsonSchema>;
  operation: Operation;
  token: string;
};

/** Fills in an operation, sends it, and shows what came. */
export function TryPanel({ server, schemas, operation, token }: TryPanelProps) {
  const { parameters, body } = operation;
  const [filled, setFilled] = useState<Record<string, string>>({});
  const [bodyText, setBodyText] = useState(() => sampleText(operation, schemas));
  const { answer, failure, send } = useCall(server, operation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ token, parameters: filled, body: bodyText });
  };
  return (
    <Panel title={text.title} help={operation.method === 'GET' ? undefined : text.warning}>
      <form onSubmit={submit}>
        <Stack gap="4">
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="3">
            {parameters.map((parameter) => (
              <ParameterInput
                key={parameter.name}
                parameter={parameter}
                value={filled[parameter.name] ?? ''}
                onChange={(value) => setFilled({ ...filled, [parameter.name]: value })}
              />
            ))}
          </SimpleGrid>
          {body && (
            <BodyInput
              isForm={body.contentType !== 'application/json'}
              value={bodyText}
              onChange={setBodyText}
            />
          )}
          <Button type="submit" colorPalette="brand" size="sm" alignSelf="start">
            {text.send}
          </Button>
        </Stack>
      </form>
      <Text role="alert" color="fg.error" fontSize="sm" mt={failure ? '3' : '0'}>
        {failure}
      </Text>
      {answer && <AnswerView answer={answer} />}
    </Panel>
  );
}

function sampleText({ body }: Operation, schemas: Record<string, JsonSchema>): string {
  if (!body?.isRequired) return '';
  return JSON.stringify(sampleOf(body.schema, schemas), null, 2);
}

function useCall(server: string, operation: Operation) {
  const [answer, setAnswer] = useState<CallAnswer>();
  const [failure, setFailure] = useState<string>();
  const send = async (attempt: Parameters<typeof call>[2]) => {
    setAnswer(undefined);
    setFailure(isJson(attempt.body) ? undefined : text.notJson);
    if (!isJson(attempt.body)) return;
    await call(server, operation, attempt).then(setAnswer, () => setFailure(text.failed));
  };
  return { answer, failure, send };
}

function isJson(body: string): boolean {
  try {
    return body === '' || JSON.parse(body) !== undefined;
  } catch {
    return false;
  }
}

type ParameterInputProps = { parameter: Parameter; value: string; onChange: (value: string) => void };

function ParameterInput({ parameter, value, onChange }: ParameterInputProps) {
  const { name, description, schema, required } = parameter;
  const id = useId();
  return (
    <Stack direction="row" align="end">
      <Stack flex="1" minW="0">
        <FieldFrame
          id={id}
          label={name}
          isRequired={required ?? false}
          help={description ?? formText(schema)}
          error={undefined}
        >
          <Input
            id={id}
            size="sm"
            required={required ?? false}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </FieldFrame>
      </Stack>
      {schema.format === 'uuid' && (
        <Button size="sm" variant="outline" alignSelf="start" mt="6" onClick={() => onChange(newKey())}>
          {text.newKey}
        </Button>
      )}
    </Stack>
  );
}

type BodyInputProps = { isForm: boolean; value: string; onChange: (value: string) => void };

function BodyInput({ isForm, value, onChange }: BodyInputProps) {
  const id = useId();
  const label = isForm ? text.formBody : text.body;
  return (
    <FieldFrame id={id} label={label} isRequired={false} help={undefined} error={undefined}>
      <Textarea
        id={id}
        fontFamily="mono"
        fontSize="13px"
        rows={Math.min(24, value.split('\n').length + 1)}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
