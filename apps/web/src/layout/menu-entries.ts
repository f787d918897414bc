import { ROLE_IDS } from '@garita/domain/account/permissions';
import {
  Building2,
  Calculator,
  FileDown,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Percent,
  UserRound,
} from 'lucide-react';
import { PATHS } from '../config/paths.ts';
import { shellText } from '../text/shell.es.ts';

export type MenuEntry = { to: string; label: string; icon: LucideIcon; isForAdministrators?: boolean };

const { menu } = shellText;

const ENTRIES: readonly MenuEntry[] = [
  { to: PATHS.dashboard, label: menu.dashboard, icon: LayoutDashboard },
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
