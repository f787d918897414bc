import { Box, type BoxProps } from '@chakra-ui/react';
import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

type Hold = (element: HTMLElement | null) => void;

/**
 * A place on the screen for what is drawn further down, such as the way to a screen in the bar above it. Only what is drawn into it hears
 * where it is: a form in between is not drawn again for that.
 */
export function createSlot() {
  // Null until the place is drawn; undefined where there is none.
  const ElementContext = createContext<HTMLElement | null | undefined>(undefined);
  const HoldContext = createContext<Hold | undefined>(undefined);
  const useElement = () => use(ElementContext);

  /** Around the place and whatever is drawn into it. */
  function Around({ children }: { children: ReactNode }) {
    const [element, setElement] = useState<HTMLElement | null>(null);
    return (
      <HoldContext value={setElement}>
        <ElementContext value={element}>{children}</ElementContext>
      </HoldContext>
    );
  }

  /** The place itself. */
  function Here(props: BoxProps) {
    return <Box {...props} ref={use(HoldContext)} />;
  }

  /** Is drawn into the place, or where it stands if there is none. */
  function Into({ children }: { children: ReactNode }) {
    const element = useElement();
    return element === undefined ? children : element && createPortal(children, element);
  }

  return { Around, Here, Into, useElement };
}
