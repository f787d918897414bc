import { Button, Link as ChakraLink, Menu } from '@chakra-ui/react';
import { Link } from 'react-router';
import { reconciliationText as text } from '../../text/reconciliation.es.ts';
import { Amount } from '../../ui/amount.tsx';
import type { SourcePlace } from './source-places.ts';

/** An amount that leads to where it is added up: at once, or to whichever of its quarters is chosen. */
export function SourceCell({ cents, places }: { cents: number; places: readonly SourcePlace[] }) {
  const [only, ...others] = places;
  if (!only) return <Amount cents={cents} />;
  if (others.length > 0) return <QuarterMenu cents={cents} places={places} />;
  return (
    <ChakraLink asChild display="block">
      <Link to={only.to}>
        <Amount cents={cents} />
      </Link>
    </ChakraLink>
  );
}

// Fixed, so that the table does not cut it off; in its place in the page, so that it belongs to a landmark.
const POSITION = { placement: 'bottom-end', strategy: 'fixed' } as const;

function QuarterMenu({ cents, places }: { cents: number; places: readonly SourcePlace[] }) {
  return (
    <Menu.Root positioning={POSITION} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button variant="plain" h="auto" minW="0" p="0" font="inherit" title={text.chooseQuarter}>
          <Amount cents={cents} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {places.map(({ label, to }) => (
            <Menu.Item key={to} value={to} asChild>
              <Link to={to}>{label}</Link>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
