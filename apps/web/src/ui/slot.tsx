import { Box, type BoxProps } from '@chakra-ui/react';
import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

type SetElement = (element: HTMLElement | null) => void;

/**
 * Creates a slot on the screen that components further down can fill, such as the breadcrumb in the top bar.
 * Only the fill reads where the slot is, so a form in between is not rendered again for it.
 */
export function createSlot() {
  // Null until the outlet is rendered; undefined outside of a provider.
  const ElementContext = createContext<HTMLElement | null | undefined>(undefined);
  const SetElementContext = createContext<SetElement | undefined>(undefined);
  const useElement = () => use(ElementContext);

  /** Surrounds the outlet and everything that fills it. */
  function Provider({ children }: { children: ReactNode }) {
    const [element, setElement] = useState<HTMLElement | null>(null);
    return (
      <SetElementContext value={setElement}>
        <ElementContext value={element}>{children}</ElementContext>
      </SetElementContext>
    );
  }

  /** The slot itself. */
  function Outlet(props: BoxProps) {
    return <Box {...props} ref={use(SetElementContext)} />;
  }

  /** Renders its children into the outlet, or in place if there is no provider. */
  function Fill({ children }: { children: ReactNode }) {
    const element = useElement();
    return element === undefined ? children : element && createPortal(children, element);
  }

  return { Provider, Outlet, Fill, useElement };
}
