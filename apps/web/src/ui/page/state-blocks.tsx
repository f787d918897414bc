import { Button, EmptyState, HStack, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { errorText, isRefusal } from '../../lib/error-text.ts';
import { useParent } from '../../lib/use-parent.ts';
import { commonText } from '../../text/common.es.ts';
import { dialogText } from '../../text/dialog.es.ts';

/** A place that is being filled: grey lines, and one word for those who do not see them. */
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
  /** What to do next. */
  hint?: ReactNode;
  /** The button that does it. */
  children?: ReactNode;
};

/** A place with nothing in it yet, which says what to do next. */
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
  /** Whatever failed; it is told in one sentence. */
  error: unknown;
  onRetry?: (() => unknown) | undefined;
};

/** A place that could not be filled, with the way to try again; with the ways out where that would be in vain. */
export function ErrorBlock({ error, onRetry }: ErrorBlockProps) {
  const parent = useParent();
  const list = parent === PATHS.dashboard ? undefined : { label: dialogText.toList, to: parent };
  return (
    <Failure text={errorText(error)}>
      {isRefusal(error) ? <WaysOut way={list} /> : onRetry && <RetryButton onRetry={onRetry} />}
    </Failure>
  );
}

type MissingBlockProps = {
  text: string;
  way: Way;
  /** Where it is all that the screen has to say. */
  isScreen?: boolean;
};

/** What the address names is not there: says so, and where one finds what there is. */
export function MissingBlock({ text, way, isScreen = false }: MissingBlockProps) {
  return (
    <Failure text={text} as={isScreen ? 'h1' : 'p'}>
      <WaysOut way={way} />
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

/** To where one finds what there is, and to Escritorio. */
function WaysOut({ way }: { way: Way | undefined }) {
  return (
    <HStack wrap="wrap" justify="center">
      {way && (
        <Button size="sm" variant="outline" asChild>
          <Link to={way.to}>{way.label}</Link>
        </Button>
      )}
      <Button size="sm" variant="ghost" asChild>
        <Link to={PATHS.dashboard}>{commonText.failures.toDashboard}</Link>
      </Button>
    </HStack>
  );
}
