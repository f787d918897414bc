import { Switch } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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

/** A switch that is asked about before it moves. */
export function AskingSwitch({ isOn, isDisabled = false, isQuiet = false, ...rest }: AskingSwitchProps) {
  const { name, children, onAsk } = rest;
  const isLabelled = children !== undefined;
  return (
    <Switch.Root
      size="sm"
      colorPalette="brand"
      checked={isOn}
      disabled={isDisabled}
      {...(isLabelled ? FIELD : {})}
    >
      {isLabelled && (
        <Switch.Label fontSize="13px" lineHeight="20px">
          {children}
        </Switch.Label>
      )}
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
      <Switch.Control my={isLabelled ? '2' : undefined} css={isQuiet ? QUIET : undefined} />
    </Switch.Root>
  );
}

const FIELD = { flexDirection: 'column', alignItems: 'start', gap: '1' } as const;
const QUIET = { _checked: { bg: 'fg.subtle' } };
