import type { Action } from '../../ui/page/action.ts';

/** The kinds of what the palette finds, in the order in which they stand where they fit equally well. */
export const GROUPS = ['companies', 'employees', 'contractors', 'periods', 'actions', 'screens'] as const;
export type PaletteGroup = (typeof GROUPS)[number];

/** Something the palette finds: a record, a period, a deed or a screen. */
export type PaletteEntry = Action & {
  /** The same tomorrow, so that it is known again among the recent ones: 'employee-7'. */
  id: string;
  group: PaletteGroup;
  /** A second line that tells two Marías apart; searched as well. */
  detail?: string;
  /** What it is found by besides, unseen. */
  keywords?: string;
  /** Stands behind its equals: a record that is switched off. */
  isFaint?: boolean;
};
