import { Box, Heading, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router';
import { apiDocsText as text } from '../../text/api-docs.es.ts';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import type { Operation } from './api-document.ts';

type OperationListProps = { operations: readonly Operation[]; chosen: Operation };

/** Every operation under its heading: a list beside the page, a choice above it on a telephone. */
export function OperationList(props: OperationListProps) {
  return (
    <>
      <Box hideFrom="md">
        <OperationChoice {...props} />
      </Box>
      <Box
        as="nav"
        aria-label={text.operations}
        hideBelow="md"
        position="sticky"
        top="4"
        maxH="calc(100dvh - 2rem)"
        overflowY="auto"
        tabIndex={0}
      >
        {groups(props.operations).map(([tag, ofTag]) => (
          <Box key={tag} mb="4">
            <Heading as="h2" fontSize="13px" lineHeight="20px" color="fg.muted" mb="1">
              {tag}
            </Heading>
            <Stack as="ul" gap="0" listStyleType="none">
              {ofTag.map((operation) => (
                <OperationLink
                  key={operation.id}
                  operation={operation}
                  isChosen={operation === props.chosen}
                />
              ))}
            </Stack>
          </Box>
        ))}
      </Box>
    </>
  );
}

function OperationLink({ operation, isChosen }: { operation: Operation; isChosen: boolean }) {
  return (
    <li>
      <TextLink
        asChild
        display="block"
        px="2"
        py="1"
        rounded="sm"
        fontSize="13px"
        bg={isChosen ? 'bg.emphasized' : undefined}
      >
        <Link to={`#${operation.id}`} aria-current={isChosen ? 'true' : undefined}>
          <OperationName operation={operation} />
        </Link>
      </TextLink>
    </li>
  );
}

/** The method and the path of an operation. */
export function OperationName({ operation: { method, path } }: { operation: Operation }) {
  return (
    <Text as="span" fontFamily="mono" fontSize="12px" wordBreak="break-all">
      <Text as="span" fontWeight="bold">
        {method}
      </Text>{' '}
      {path}
    </Text>
  );
}

function OperationChoice({ operations, chosen }: OperationListProps) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label={text.choose}
      value={chosen.id}
      onChange={(event) => void navigate(`#${event.currentTarget.value}`)}
    >
      {groups(operations).map(([tag, ofTag]) => (
        <optgroup key={tag} label={tag}>
          {ofTag.map(({ id, method, path }) => (
            <option key={id} value={id}>
              {method} {path}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}

function groups(operations: readonly Operation[]): [tag: string, operations: Operation[]][] {
  const byTag = new Map<string, Operation[]>();
  for (const operation of operations)
    byTag.set(operation.tag, [...(byTag.get(operation.tag) ?? []), operation]);
  return [...byTag];
}
