import { screen, waitFor } from '@testing-library/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { chooseFromMenu } from '../../testing/choose-from-menu.ts';
import { show } from '../../testing/show.tsx';
import { ConfirmDialog } from '../overlay/overlays.tsx';
import { ActionsMenu } from './actions-menu.tsx';

function Row() {
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <ActionsMenu
        label="Más acciones: Café Luna"
        actions={[
          { label: 'Eliminar', icon: Trash2, isDestructive: true, onSelect: () => setIsRemoving(true) },
        ]}
      />
      <ConfirmDialog
        open={isRemoving}
        title="Eliminar"
        description="¿Está seguro que desea ELIMINAR la compañía: Café Luna?"
        isDestructive
        onClose={() => setIsRemoving(false)}
        onAccept={() => Promise.resolve()}
      />
    </>
  );
}

describe('a dialog that a menu opened', () => {
  it('starts on Atras where it destroys, and gives the focus back to the button of the menu', async () => {
    const { user } = show(<Row />);
    const button = screen.getByRole('button', { name: 'Más acciones: Café Luna' });
    await chooseFromMenu(user, button, 'Eliminar');
    await screen.findByText('¿Está seguro que desea ELIMINAR la compañía: Café Luna?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Atras' })).toBe(document.activeElement));

    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toBe(document.activeElement));
  });
});
