import type { LucideIcon } from 'lucide-react';

/** Something a person can do from a header or a row: a link to another screen, or a deed on this one. */
export type Action = {
  label: string;
  icon: LucideIcon;
  /** Shown in red, because it takes something away. */
  isDestructive?: boolean;
  /** In a row: a button with its label instead of an icon alone. */
  showsLabel?: boolean;
} & ({ to: string } | { onSelect: () => void });
