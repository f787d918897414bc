import { IconButton, type IconButtonProps, Menu, Portal } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';
import { Link } from 'react-router';
import type { Action } from './action.ts';

type ActionsMenuProps = {
  /** Says to screen readers whose actions these are. */
  label: string;
  actions: readonly Action[];
  size?: IconButtonProps['size'];
};

/** The secondary and the destructive actions, behind one button. Nothing where there are none. */
export function ActionsMenu({ label, actions, size = 'xs' }: ActionsMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton aria-label={label} title={label} variant="ghost" size={size}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {actions.map((action) => (
              <ActionItem key={action.label} action={action} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function ActionItem({ action }: { action: Action }) {
  const { label, icon: Icon, isDestructive } = action;
  const color = isDestructive ? 'fg.error' : undefined;
  const content = (
    <>
      <Icon size={16} aria-hidden />
      {label}
    </>
  );
  if ('to' in action) {
    return (
      <Menu.Item value={label} color={color} asChild>
        <Link to={action.to}>{content}</Link>
      </Menu.Item>
    );
  }
  return (
    <Menu.Item value={label} color={color} onSelect={action.onSelect}>
      {content}
    </Menu.Item>
  );
}
