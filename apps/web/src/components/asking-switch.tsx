import { Switch, type SwitchRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type AskingSwitchProps = Pick<SwitchRootProps, 'minH'> & {
  isOn: boolean;
  isDisabled?: boolean;
  /** In grey, where it stands in every row and is seldom what one came for. */
  isQuiet?: boolean;
  /** What it is called where no words stand beside it. */
  name?: string;
  /** The words beside it. */
  children?: ReactNode;
  /** Asks whether to switch. */
  onAsk: () => void;
};

/** A switch that is asked about before it moves. */
export function AskingSwitch({ isOn, isDisabled = false, isQuiet = false, ...rest }: AskingSwitchProps) {
  const { name, children, onAsk, minH } = rest;
  return (
    <Switch.Root size="sm" colorPalette="brand" checked={isOn} disabled={isDisabled} minH={minH}>
      <Switch.HiddenInput
        role="switch"
        aria-checked={isOn}
        aria-label={name}
        // The box would tick itself before the answer, and stay so after 'Atras'.
        onClick={(event) => {
          event.preventDefault();
          onAsk();
        }}
      />
      <Switch.Control css={isQuiet ? QUIET : undefined} />
      {children !== undefined && <Switch.Label>{children}</Switch.Label>}
    </Switch.Root>
  );
}

const QUIET = { _checked: { bg: 'fg.subtle' } };
