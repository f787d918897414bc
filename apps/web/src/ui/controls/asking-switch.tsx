import type { ReactNode } from 'react';
import { Toggle } from './toggle.tsx';

type AskingSwitchProps = {
  isOn: boolean;
  isDisabled?: boolean;
  /** True for grey, in tables where every row has a switch. */
  isQuiet?: boolean;
  /** The accessible name, if no label stands above it. */
  name?: string;
  /** The label above it, as above a field. */
  children?: ReactNode;
  /** Asks whether to switch. */
  onAsk: () => void;
};

/** A switch that asks before it moves: it stays as it is until `isOn` changes. */
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

/** The label above the switch, as above a field. */
const FIELD = {
  root: { flexDirection: 'column-reverse', alignItems: 'start', gap: '1' },
  label: { fontSize: '13px', lineHeight: '20px' },
  control: { my: '2' },
} as const;
const QUIET = { _checked: { bg: 'fg.subtle' } };
