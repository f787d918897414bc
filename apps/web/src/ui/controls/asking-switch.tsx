import type { ReactNode } from 'react';
import { Toggle } from './toggle.tsx';

type AskingSwitchProps = {
  isOn: boolean;
  isDisabled?: boolean;
  /** In grey, where it stands in every row and is seldom what one came for. */
  isQuiet?: boolean;
  /** What it is called where no words stand above it. */
  name?: string;
  /** The words above it, as those of a field. */
  children?: ReactNode;
  /** Asks whether to switch. */
  onAsk: () => void;
};

/** A switch that is asked about before it moves: it stays as it is until `isOn` says otherwise. */
export function AskingSwitch({ isOn, isDisabled = false, isQuiet = false, ...rest }: AskingSwitchProps) {
  const { name, children, onAsk } = rest;
  const look = children === undefined ? undefined : FIELD;
  return (
    <Toggle
      {...{ isOn, isDisabled }}
      onToggle={onAsk}
      control={{ 'aria-label': name }}
      controlCss={[look?.control, isQuiet && QUIET]}
      labelCss={look?.label}
      {...look?.root}
    >
      {children}
    </Toggle>
  );
}

/** The words stand above it, as those of a field. */
const FIELD = {
  root: { flexDirection: 'column-reverse', alignItems: 'start', gap: '1' },
  label: { fontSize: '13px', lineHeight: '20px' },
  control: { my: '2' },
} as const;
const QUIET = { _checked: { bg: 'fg.subtle' } };
