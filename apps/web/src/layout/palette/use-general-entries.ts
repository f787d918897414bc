import { FILE_TYPES } from '@garita/domain/report/file-type';
import { plainText } from '@garita/domain/text/plain-text';
import { FileText, LogOut, Monitor, Moon, Plus, Sun, Users } from 'lucide-react';
import { PATHS } from '../../config/paths.ts';
import { processesAt } from '../../lib/addresses.ts';
import { type ColorChoice, useColorChoice } from '../../lib/color-mode.ts';
import { storedRole } from '../../lib/session.ts';
import { useIsAllowed } from '../../lib/trpc.ts';
import { fileTypeAgencies, fileTypeLabels } from '../../text/documents/processes.es.ts';
import { paletteText as text } from '../../text/navigation.es.ts';
import { shellText } from '../../text/shell.es.ts';
import { useSignOut } from '../account-menu.tsx';
import { menuEntries } from '../side-menu.tsx';
import type { PaletteEntry } from './find-entries.ts';
import type { PaletteContext } from './period-entries.ts';
import type { Permissions } from './record-entries.ts';

const { colorMode, menu } = shellText;

const APPEARANCES = { light: Sun, dark: Moon, system: Monitor } as const satisfies Record<
  ColorChoice,
  PaletteEntry['icon']
>;

/**
 * Returns the entries that do not depend on the account's data: the screens of both menus and the commands of
 * the frame.
 */
export function useGeneralEntries({ mayWriteRecords }: Permissions): PaletteEntry[] {
  const signOut = useSignOut();
  const mayInvite = useIsAllowed('users:invite');
  const [, chooseColor] = useColorChoice();
  const addCompany: PaletteEntry = {
    id: 'add-company',
    group: 'actions',
    label: text.addCompany,
    icon: Plus,
    to: PATHS.companyCreate,
  };
  return [
    ...(mayWriteRecords ? [addCompany] : []),
    ...menuEntries(storedRole()).map(screenEntry),
    ...(mayInvite ? [screenEntry({ to: PATHS.users, label: menu.users, icon: Users })] : []),
    ...(['light', 'dark', 'system'] as const).map((choice) => ({
      id: `appearance-${choice}`,
      group: 'actions' as const,
      label: text.appearance(colorMode[choice].toLocaleLowerCase('es-PR')),
      icon: APPEARANCES[choice],
      onSelect: () => chooseColor(choice),
    })),
    {
      id: 'sign-out',
      group: 'actions',
      label: menu.signOut,
      icon: LogOut,
      onSelect: () => void signOut(),
    },
  ];
}

function screenEntry({ to, label, icon }: ReturnType<typeof menuEntries>[number]): PaletteEntry {
  return { id: `screen-${to}`, group: 'screens', label, icon, to };
}

/**
 * Returns an entry for each document of Procesos, of the company whose screen is open.
 */
export function documentEntries(company: PaletteContext['company']): PaletteEntry[] {
  return FILE_TYPES.map((fileType) => ({
    id: `document-${fileType}`,
    group: 'documents',
    label: fileTypeLabels[fileType],
    // 'w2' finds 'W-2PR', and 'r1b' finds '499 R-1B'.
    keywords: plainText(fileTypeLabels[fileType]).replaceAll('-', ''),
    detail: company ? text.documentOf(fileTypeAgencies[fileType], company.name) : fileTypeAgencies[fileType],
    icon: FileText,
    to: processesAt({ companyId: company?.id, fileType }),
  }));
}
