import { Box, chakra, Stack, VisuallyHidden } from '@chakra-ui/react';
import { ROLE_IDS } from '@garita/domain/account/permissions';
import {
  Building2,
  Calculator,
  FileDown,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  PanelLeftClose,
  PanelLeftOpen,
  Percent,
  UserRound,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { PATHS } from '../config/paths.ts';
import { storedRole } from '../lib/session.ts';
import { shellText } from '../text/shell.es.ts';
import { RESET_STATE } from '../ui/remembered-state.tsx';

const { menu } = shellText;

const ITEM = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  h: '9',
  px: '3',
  rounded: 'l2',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  colorPalette: 'brand',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.muted', color: 'fg' },
  _currentPage: { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'medium' },
} as const;

const MenuLink = chakra(NavLink, { base: ITEM });
const MenuButton = chakra('button', { base: ITEM });

type MenuLinksProps = { isExpanded: boolean; onFollow?: () => void };

/**
 * The menu entries of the user's role. A collapsed menu shows the icons only; screen readers still read the
 * labels.
 */
export function MenuLinks({ isExpanded, onFollow }: MenuLinksProps) {
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {menuEntries(storedRole()).map(({ to, label, icon }) => (
        <li key={to}>
          <MenuLink to={to} state={RESET_STATE} onClick={onFollow} title={isExpanded ? undefined : label}>
            <ItemContent icon={icon} label={label} isExpanded={isExpanded} />
          </MenuLink>
        </li>
      ))}
    </Stack>
  );
}

type MenuToggleProps = { isExpanded: boolean; onToggle: () => void };

/** The button at the foot of a wide window's menu that expands or collapses it. */
export function MenuToggle({ isExpanded, onToggle }: MenuToggleProps) {
  const label = isExpanded ? menu.close : menu.open;
  return (
    <MenuButton
      type="button"
      onClick={onToggle}
      aria-expanded={isExpanded}
      title={isExpanded ? undefined : label}
    >
      <ItemContent icon={isExpanded ? PanelLeftClose : PanelLeftOpen} label={label} isExpanded={isExpanded} />
    </MenuButton>
  );
}

/** The sign-out button of a narrow window's menu. */
export function SignOutButton({ onSignOut }: { onSignOut: () => void }) {
  return (
    <MenuButton type="button" onClick={onSignOut}>
      <ItemContent icon={LogOut} label={menu.signOut} isExpanded />
    </MenuButton>
  );
}

function ItemContent({
  icon: Icon,
  label,
  isExpanded,
}: {
  icon: LucideIcon;
  label: string;
  isExpanded: boolean;
}) {
  return (
    <>
      <Box flexShrink="0">
        <Icon size={18} aria-hidden />
      </Box>
      {isExpanded ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}

type MenuEntry = { to: string; label: string; icon: LucideIcon; isForAdministrators?: boolean };

const ENTRIES: readonly MenuEntry[] = [
  { to: PATHS.desk, label: menu.desk, icon: LayoutDashboard },
  { to: PATHS.accountants, label: menu.accountants, icon: Calculator },
  { to: PATHS.companies, label: menu.companies, icon: Building2 },
  { to: PATHS.processes, label: menu.processes, icon: FileDown },
  { to: PATHS.fixedTaxes, label: menu.fixedTaxes, icon: Percent, isForAdministrators: true },
  { to: PATHS.codes, label: menu.codes, icon: KeyRound, isForAdministrators: true },
  { to: PATHS.profile, label: menu.profile, icon: UserRound },
];

/** Returns the menu entries of a role, which is given by its stored number. */
export function menuEntries(role: string): MenuEntry[] {
  const isAdministrator = role === String(ROLE_IDS.administrator);
  return ENTRIES.filter(({ isForAdministrators }) => isAdministrator || !isForAdministrators);
}
