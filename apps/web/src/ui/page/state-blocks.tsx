import { Button, EmptyState, HStack, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { errorText, isRefusal } from '../../lib/error-text.ts';
import { useParent } from '../../lib/route.ts';
import { commonText } from '../../text/common.es.ts';
import { dialogText } from '../../text/dialog.es.ts';

/** A loading placeholder: grey lines, and one word for screen readers. */
export function LoadingBlock({ lines = 6 }: { lines?: number }) {
  return (
    <Stack as="output" gap="3" py="2">
      <VisuallyHidden>{dialogText.loading}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="5" width={line % 3 === 2 ? '60%' : '100%'} />
      ))}
    </Stack>
  );
}

type EmptyBlockProps = {
  title: ReactNode;
  /** The next step for the user. */
  hint?: ReactNode;
  /** The button that does it. */
  children?: ReactNode;
};

/** An empty list or area, with the next step. */
export function EmptyBlock({ title, hint, children }: EmptyBlockProps) {
  return (
    <EmptyState.Root size="sm">
      <EmptyState.Content>
        <EmptyState.Indicator>
          <Inbox aria-hidden />
        </EmptyState.Indicator>
        <Stack gap="1" textAlign="center" align="center">
          <EmptyState.Title as="p">{title}</EmptyState.Title>
          {hint !== undefined && <EmptyState.Description as="div">{hint}</EmptyState.Description>}
        </Stack>
        {children}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

type ErrorBlockProps = {
  /** The failure, shown as one sentence. */
  error: unknown;
  onRetry?: (() => unknown) | undefined;
};

/**
 * Shows a failure with a button to try again, or with links to other screens if a retry would be refused
 * again.
 */
export function ErrorBlock({ error, onRetry }: ErrorBlockProps) {
  const parent = useParent();
  const list = parent === PATHS.desk ? undefined : { label: dialogText.toList, to: parent };
  return (
    <Failure text={errorText(error)}>
      {isRefusal(error) ? <ExitLinks way={list} /> : onRetry && <RetryButton onRetry={onRetry} />}
    </Failure>
  );
}

type MissingBlockProps = {
  text: string;
  way: Way;
  /** True if the whole screen is missing. */
  isScreen?: boolean;
};

/** Says that the record in the address does not exist, with a link to its list. */
export function MissingBlock({ text, way, isScreen = false }: MissingBlockProps) {
  return (
    <Failure text={text} as={isScreen ? 'h1' : 'p'}>
      <ExitLinks way={way} />
    </Failure>
  );
}

type FailureProps = { text: string; as?: 'h1' | 'p'; children: ReactNode };

function Failure({ text, as = 'p', children }: FailureProps) {
  return (
    <EmptyState.Root size="sm" role="alert">
      <EmptyState.Content>
        <EmptyState.Indicator color="fg.error">
          <CircleAlert aria-hidden />
        </EmptyState.Indicator>
        <EmptyState.Title as={as} textAlign="center">
          {text}
        </EmptyState.Title>
        {children}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

function RetryButton({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Button size="sm" variant="outline" onClick={() => void onRetry()}>
      {dialogText.retry}
    </Button>
  );
}

type Way = { label: string; to: string };

/** Links to the list and to Escritorio. */
function ExitLinks({ way }: { way: Way | undefined }) {
  return (
    <HStack wrap="wrap" justify="center">
      {way && (
        <Button size="sm" variant="outline" asChild>
          <Link to={way.to}>{way.label}</Link>
        </Button>
      )}
      <Button size="sm" variant="ghost" asChild>
        <Link to={PATHS.desk}>{commonText.failures.toDesk}</Link>
      </Button>
    </HStack>
  );
}
