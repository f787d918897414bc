import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { ActiveSwitch } from './record-switch.tsx';

describe('the active switch', () => {
  it.each([
    [true, 'Desactivar', '¿Está seguro que desea DESACTIVAR la compañía: Café Luna?'],
    [false, 'Activar', '¿Está seguro que desea ACTIVAR la compañía: Café Luna?'],
  ])('asks before it moves (active: %s), naming the record', async (isActive, title, question) => {
    const toggle = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { user } = show(
      <ActiveSwitch isActive={isActive} record="la compañía: Café Luna" onToggle={toggle} />,
    );
    const input = screen.getByRole<HTMLInputElement>('switch', { name: 'Activa: la compañía: Café Luna' });
    await user.click(input);

    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy();
    expect(screen.getByText(question)).toBeTruthy();
    expect(toggle).not.toHaveBeenCalled();
    expect(input.checked).toBe(isActive);

    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(toggle).toHaveBeenCalledOnce();
    expect(await screen.findByText('Cambiando exitosamente')).toBeTruthy();
  });

  it('has the colour of the brand while it is on, and not the grey of one that is off', () => {
    show(<ActiveSwitch isActive record="la compañía" onToggle={async () => {}} />, { isStyled: true });
    const { classList } = screen.getByRole('switch');
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    const own = styles.split('}').filter((rule) => [...classList].some((name) => rule.includes(`.${name}`)));
    expect(own.join()).toContain('color-palette-solid');
    expect(own.join()).not.toContain('fg-subtle');
  });

  it('is a word for those who may not switch', () => {
    show(<ActiveSwitch isActive isDisabled record="la compañía: Café Luna" onToggle={async () => {}} />);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText('Sí')).toBeTruthy();
  });
});
