import { Stack } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

type PayFieldsProps = {
  /** The field where a new entry starts, wherever the focus was; undefined leaves it there. */
  startsIn: string | undefined;
  children: ReactNode;
};

// What has the focus must not lie behind the bar above the screen or the one at its foot.
const BARS = '6rem';

/** All that is typed and shown of an entry of pay, one below the other. Its blocks are laid out by the width it has. */
export function PayFields({ startsIn, children }: PayFieldsProps) {
  useFirstFocus(startsIn);
  return (
    <Stack
      gap="4"
      containerType="inline-size"
      css={{ '& :is(input, select, textarea, button)': { scrollMarginBlock: BARS } }}
      onKeyDownCapture={submitOnAltEnter}
    >
      {children}
    </Stack>
  );
}

function useFirstFocus(field: string | undefined): void {
  const { setFocus } = useFormContext();
  useEffect(() => {
    if (field !== undefined) setFocus(field);
  }, [field, setFocus]);
}

/** Saves by Alt+Enter. To be heard while the event goes down, before the fields for which Enter means to move on. */
function submitOnAltEnter(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target } = event;
  const isHere = target instanceof Node && currentTarget.contains(target);
  if (event.key !== 'Enter' || !event.altKey || !isHere) return;
  event.preventDefault();
  event.stopPropagation();
  currentTarget.closest('form')?.requestSubmit();
}
