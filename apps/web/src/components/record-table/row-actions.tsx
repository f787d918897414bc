import { Button, HStack, IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tableText } from '../../text/table.es.ts';
import type { Action } from '../action.ts';
import { ActionsMenu } from '../actions-menu.tsx';

type RowActionsProps = {
  /** Names the record, so that ten buttons 'Editar' are told apart. */
  rowLabel: string;
  actions: readonly Action[];
};

/** What can be done with one record: buttons in reach, and what destroys behind a menu. */
export function RowActions({ rowLabel, actions }: RowActionsProps) {
  const inReach = actions.filter((action) => !action.isDestructive);
  const inMenu = actions.filter((action) => action.isDestructive);
  return (
    <HStack gap="0.5" justify="flex-end" wrap={{ base: 'wrap', md: 'nowrap' }}>
      {inReach.map((action) => (
        <RowAction key={action.label} action={action} name={tableText.actionOn(action.label, rowLabel)} />
      ))}
      <ActionsMenu label={tableText.moreActions(rowLabel)} actions={inMenu} />
    </HStack>
  );
}

function RowAction({ action, name }: { action: Action; name: string }) {
  const { label, icon: Icon, showsLabel } = action;
  const shared = { 'aria-label': name, variant: 'ghost', size: 'xs' } as const;
  const onClick = 'onSelect' in action ? action.onSelect : undefined;
  const face = (content: ReactNode) => ('to' in action ? <Link to={action.to}>{content}</Link> : content);

  return showsLabel ? (
    <Button
      {...shared}
      px={{ base: '1.5', md: '2.5' }}
      color="brand.fg"
      asChild={'to' in action}
      onClick={onClick}
    >
      {face(label)}
    </Button>
  ) : (
    <IconButton {...shared} title={label} asChild={'to' in action} onClick={onClick}>
      {face(<Icon aria-hidden />)}
    </IconButton>
  );
}
