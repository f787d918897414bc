import type { LucideIcon } from 'lucide-react';

/** An action of a page header or a row: a link to another screen, or a command on this one. */
export type Action = {
  label: string;
  icon: LucideIcon;
  /** Shown in red, because it removes something. */
  isDestructive?: boolean;
  /** In a row: a button with its label instead of an icon alone. */
  showsLabel?: boolean;
} & ({ to: string } | { onSelect: () => void });
