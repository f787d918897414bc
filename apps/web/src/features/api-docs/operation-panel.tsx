import { Box, Code, Heading, Stack, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { apiDocsText } from '../../text/api-docs.es.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { type JsonSchema, type Operation, referredTo } from './api-document.ts';
import { OperationName } from './operation-list.tsx';
import { formText } from './sample.ts';

const text = apiDocsText.operation;

type OperationPanelProps = { operation: Operation; schemas: Record<string, JsonSchema> };

/** What an operation takes. */
export function OperationPanel({ operation, schemas }: OperationPanelProps) {
  const { summary, isOpen, parameters, body } = operation;
  return (
    <Panel title={summary} help={<OperationName operation={operation} />}>
      <Stack gap="5">
        {isOpen && <Text fontSize="sm">{text.open}</Text>}
        {parameters.length > 0 && (
          <Facts title={text.parameters} columns={[text.name, text.form, text.place, text.required]}>
            {parameters.map(({ name, schema, in: place, required }) => (
              <Fact
                key={name}
                cells={[name, formText(schema), text.places[place], required ? text.yes : text.no]}
              />
            ))}
          </Facts>
        )}
        {body && (
          <Fields title={`${text.body}: ${body.contentType}`} schema={referredTo(schemas, body.schema)} />
        )}
      </Stack>
    </Panel>
  );
}

/** What an operation answers. */
export function AnswersPanel({ operation, schemas }: OperationPanelProps) {
  return (
    <Panel title={text.answers}>
      <Stack gap="5">
        <Facts title={text.everyAnswer} columns={[text.status, text.meaning, text.form]}>
          {operation.answers.map(({ status, description, schema }) => (
            <Fact key={status} cells={[status, description, schema ? resultText(schema) : '']} />
          ))}
        </Facts>
        {answeredFields(operation, schemas).map(([name, schema]) => (
          <Fields key={name} title={name} schema={schema} />
        ))}
      </Stack>
    </Panel>
  );
}

/** The records that a successful answer is made of. */
function answeredFields({ answers }: Operation, schemas: Record<string, JsonSchema>): [string, JsonSchema][] {
  const answer = answers.find(({ status }) => status === '200')?.schema;
  const result = answer?.properties?.['result'] ?? answer;
  const record = result?.items ?? result;
  const schema = record && referredTo(schemas, record);
  return record?.$ref && schema ? [[formText(record), schema]] : [];
}

function resultText(schema: JsonSchema): string {
  const { properties } = schema;
  if (!properties) return formText(schema);
  const members = Object.entries(properties).map(([name, each]) => `${name}: ${formText(each)}`);
  return `{ ${members.join(', ')} }`;
}

function Fields({ title, schema }: { title: string; schema: JsonSchema }) {
  return (
    <Facts title={title} columns={[text.name, text.form, text.required]}>
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <Fact
          key={name}
          cells={[name, formText(field), schema.required?.includes(name) ? text.yes : text.no]}
        />
      ))}
    </Facts>
  );
}

function Facts({
  title,
  columns,
  children,
}: {
  title: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <Box>
      <Heading as="h3" fontSize="14px" mb="1">
        {title}
      </Heading>
      <Box as="section" aria-label={title} overflowX="auto" tabIndex={0}>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              {columns.map((column) => (
                <Table.ColumnHeader key={column}>{column}</Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>{children}</Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}

function Fact({ cells: [first, ...rest] }: { cells: readonly string[] }) {
  return (
    <Table.Row>
      <Table.Cell>
        <Code variant="plain">{first}</Code>
      </Table.Cell>
      {rest.map((cell, index) => (
        <Table.Cell key={index}>{cell}</Table.Cell>
      ))}
    </Table.Row>
  );
}
