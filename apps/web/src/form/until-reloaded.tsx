import { type ReactNode, useState } from 'react';

type Reload = (entryId: number | undefined) => Promise<void>;

type UntilReloadedProps = {
  /** Puts a form of what the server has now in the place of this one. */
  onReload: Reload;
  children: (reload: Reload) => ReactNode;
};

/** A form that takes nothing more while its successor is on its way: what is typed or asked there would go with it. */
export function UntilReloaded({ onReload, children }: UntilReloadedProps) {
  const [isGoing, setIsGoing] = useState(false);
  const reload: Reload = async (entryId) => {
    setIsGoing(true);
    try {
      await onReload(entryId);
    } finally {
      setIsGoing(false);
    }
  };
  return <div inert={isGoing}>{children(reload)}</div>;
}
