import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUnfoldedOnPaper } from '../../../lib/use-unfolded-on-paper.ts';
import { show } from '../../../testing/show.tsx';
import { TestServer } from '../../../testing/test-server.tsx';
import { choiceIn } from '../audit-choice.ts';
import { HistoryView } from './history-view.tsx';

const PAY = { gross: 420_00, withheld: 45_96, net: 374_04 };
const LINE = {
  seq: 4,
  type: 'TimeAmended',
  kind: 'amend',
  recordedAt: '2026-03-12T13:15:00.000Z',
  recordedBy: { id: 3, name: 'Rosa' },
  reason: 'Horas de más',
  person: { kind: 'employee', id: 7, name: 'Ana Rivera' },
  entryId: 12,
  period: null,
  payDate: '2026-03-13',
  changed: PAY,
  totals: PAY,
  amounts: [{ name: 'socialSecurity', before: 26_04, after: 28_64 }],
  causes: [],
  said: {},
};

function Screen({ address }: { address: string }) {
  useUnfoldedOnPaper();
  const choice = choiceIn(new URLSearchParams(address), [2025, 2026]);
  return <HistoryView companyId={5} choice={choice} choose={() => {}} />;
}

function open(address: string, lines: readonly unknown[] = [LINE]) {
  const asked: unknown[] = [];
  const answers = {
    'audit.history': (input: unknown) => {
      asked.push(input);
      return { lines, lastSeq: 40, yearsLeftOut: [] };
    },
  };
  const { user } = show(
    <TestServer answers={answers}>
      <Screen address={address} />
    </TestServer>,
  );
  return { user, asked };
}

afterEach(() => vi.unstubAllGlobals());

it('is asked for as it was chosen, and taken with the same filters', async () => {
  const fetched = vi.fn<(address: string, init: { body: string }) => Promise<Response>>(
    async () => new Response(null, { status: 404 }),
  );
  vi.stubGlobal('fetch', fetched);
  const { user, asked } = open('year=2026&employee=7&kind=amend&minimum=31500&seq=4');
  await user.click(await screen.findByRole('button', { name: 'Excel' }));
  const of = { companyId: 5, year: 2026, employeeId: 7, kind: 'amend', minimum: 315_00 };
  expect(asked).toMatchObject([{ ...of, cursor: 3 }]);
  const [address, init] = fetched.mock.lastCall ?? [];
  expect(address).toContain('/files/history');
  expect(JSON.parse(init?.body ?? '')).toEqual({ ...of, fromSeq: 4 });
});

it('is told newest first, by month and author where they are chosen, and its files as well', async () => {
  const { asked } = open('year=2026&month=2026-03&user=3');
  await screen.findByText('Se corrigió el pago');
  expect(asked).toMatchObject([{ isNewestFirst: true, month: '2026-03', userId: 3 }]);
  expect(screen.getByRole('button', { name: 'Excel' })).toBeTruthy();
});

it('says in one sentence that a month did not change, unless something else is chosen too', async () => {
  const unchanged = 'Marzo de 2026 no cambió: no se anotó ningún movimiento.';
  open('month=2026-03', []);
  expect(await screen.findByText(unchanged)).toBeTruthy();
  cleanup();
  open('month=2026-03&user=3', []);
  expect(await screen.findByText('No hay movimientos que mostrar.')).toBeTruthy();
});

it('includes pay of the period that is paid in the next year', async () => {
  const { asked } = open('period=2025152');
  await screen.findByText('Se corrigió el pago');
  expect(asked).toMatchObject([{ periodId: 2025152, year: undefined }]);
});

it('says on paper what is chosen above it, and unfolds every amount', async () => {
  open('employee=7&kind=amend&minimum=31500');
  expect(await screen.findByText('Historial: Empleado: Ana Rivera · todos los años')).toBeDefined();
  expect(screen.getByText(/^Solo: Corregido · Cambios desde \$315\.00\. Lo acumulado cuenta/)).toBeDefined();
  const folded = within(screen.getByRole('list', { name: 'Movimientos' }))
    .getByText('1 monto cambió')
    .closest('details');
  expect(folded?.open).toBe(false);
  dispatchEvent(new Event('beforeprint'));
  expect(folded?.open).toBe(true);
  dispatchEvent(new Event('afterprint'));
  expect(folded?.open).toBe(false);
});

it('cannot be taken where there is nothing of it', async () => {
  open('', []);
  await screen.findByText('No hay movimientos que mostrar.');
  expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
});
