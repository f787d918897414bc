import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { AnchorList } from './verdict.tsx';

const ANCHOR = {
  companyId: 5,
  number: 3,
  seq: 12,
  hash: '6caac95524622a12'.repeat(4),
  at: '2026-05-02T04:00:00.000Z',
  keyId: '16745bef195d84eb',
  signature: 'WFbe5MTy1uDm',
};

it('shows the short form of what was signed, and copies all of it to be kept elsewhere', async () => {
  const { user } = show(<AnchorList anchors={[ANCHOR]} hasSealKey onShow={() => undefined} />);
  expect(screen.getByText('6caac95524622a12')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copiar las líneas firmadas' }));
  expect(await screen.findByText('Líneas copiadas: guárdelas fuera de Garita.')).toBeDefined();
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(ANCHOR);
});
