import { Button, HStack, IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tableText } from '../../text/table.es.ts';
import type { Action } from '../page/action.ts';

type RowActionsProps = {
  /** Names the record, so that ten buttons 'Editar' are told apart. */
  rowLabel: string;
  actions: readonly Action[];
};

/** What can be done with one record: what one mostly comes for as a button in words, the rest as icons. */
export function RowActions({ rowLabel, actions }: RowActionsProps) {
  return (
    <HStack gap="1" justify="flex-end" wrap={{ base: 'wrap', md: 'nowrap' }}>
      {actions.map((action) => (
        <RowAction key={action.label} action={action} name={tableText.actionOn(action.label, rowLabel)} />
      ))}
    </HStack>
  );
}

function RowAction({ action, name }: { action: Action; name: string }) {
  const { label, icon: Icon, showsLabel, isDestructive } = action;
  const shared = { 'aria-label': name, size: 'xs' } as const;
  const onClick = 'onSelect' in action ? action.onSelect : undefined;
  const face = (content: ReactNode) => ('to' in action ? <Link to={action.to}>{content}</Link> : content);

  return showsLabel ? (
    <Button
      {...shared}
      variant="surface"
      colorPalette="brand"
      px="2"
      asChild={'to' in action}
      onClick={onClick}
    >
      {face(label)}
    </Button>
  ) : (
    <IconButton
      {...shared}
      variant="ghost"
      minW="7"
      color={isDestructive ? 'fg.error' : undefined}
      title={label}
      asChild={'to' in action}
      onClick={onClick}
    >
      {face(<Icon aria-hidden />)}
    </IconButton>
  );
}
