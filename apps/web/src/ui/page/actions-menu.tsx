import { IconButton, type IconButtonProps, Menu } from '@chakra-ui/react';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';

// Fixed, so that a scrolling table does not cut it off; rendered in place, so that it belongs to a landmark.
const POSITION = { placement: 'bottom-end', strategy: 'fixed' } as const;

type ActionsMenuProps = {
  /** Tells screen readers whose actions these are. */
  label: string;
  actions: readonly MenuAction[];
  size?: IconButtonProps['size'];
};

/** The secondary and the destructive actions behind one button; nothing if there are none. */
export function ActionsMenu({ label, actions, size = 'xs' }: ActionsMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  return (
    <Menu.Root positioning={POSITION} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton ref={trigger} aria-label={label} title={label} variant="ghost" size={size}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {actions.map((action) => (
            <ActionItem key={action.label} action={action} onBefore={() => trigger.current?.focus()} />
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

type ActionItemProps = {
  action: MenuAction;
  /**
   * Moves the focus out of the menu, so that a dialog which the action opens can return it to something that
   * still exists.
   */
  onBefore: () => void;
};

function ActionItem({ action, onBefore }: ActionItemProps) {
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
    <Menu.Item
      value={label}
      color={color}
      onSelect={() => {
        onBefore();
        action.onSelect();
      }}
    >
      {content}
    </Menu.Item>
  );
}

/** An action of a page header or a row: a link to another screen, or a command on this one. */
export type MenuAction = {
  label: string;
  icon: LucideIcon;
  /** Shown in red, because it removes something. */
  isDestructive?: boolean;
  /** In a row: a button with its label instead of an icon alone. */
  showsLabel?: boolean;
} & ({ to: string } | { onSelect: () => void });
