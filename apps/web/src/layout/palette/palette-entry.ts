import type { Action } from '../../ui/page/action.ts';

/** The groups of entries, in the order in which equally good groups are shown. */
export const GROUPS = ['companies', 'employees', 'contractors', 'periods', 'actions', 'screens'] as const;
export type PaletteGroup = (typeof GROUPS)[number];

/** An entry of the palette: a record, a period, a command or a screen. */
export type PaletteEntry = Action & {
  /** Stable between visits, so that a recent entry is recognised: 'employee-7'. */
  id: string;
  group: PaletteGroup;
  /** A second line that tells two people of one name apart. It is searched as well. */
  detail?: string;
  /** Invisible words that also find the entry. */
  keywords?: string;
  /** Shown after its equals, such as an inactive record. */
  isFaint?: boolean;
};
