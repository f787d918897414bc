import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import type { Preview } from './preview.ts';
import { PreviewDrawer } from './preview-drawer.tsx';

const STUB: Preview = {
  companies: [],
  totals: [{ name: 'net', value: 374_04, how: 'sum' }],
  differences: [],
  unknownDeposits: [],
  brought: [],
  belowZero: [],
  missing: [],
  unfit: [],
  findings: [],
  byHand: [],
  yearsLeftOut: [],
  page: {
    kind: 'list',
    list: {
      title: 'Talonario de pago',
      company: 'Taller Vega',
      about: ['Ana Rivera'],
      date: '2026-05-29',
      orientation: 'portrait',
      columns: [
        { caption: 'Línea', share: 2, isFigure: false },
        { caption: 'Actual', share: 1, isFigure: true },
      ],
      groups: [
        {
          heading: 'Ingresos',
          rows: [['Regular', { kind: 'money', value: 420_00, text: '420.00', isZero: false }]],
        },
      ],
      empty: '',
    },
  },
  formats: ['xlsx'],
  cut: null,
};
const REQUEST = { report: 'entry-stub', companyId: 1, employeeId: 2, entryId: 3 } as const;

// Overlays are fetched when somebody begins to use the page.
beforeAll(() => void fireEvent.keyDown(document.body));

/** Opens the drawer over a server that previews this. */
function showDrawer(preview: Preview, notice?: string) {
  const asked: unknown[] = [];
  const answer = (input: unknown) => {
    asked.push(input);
    return preview;
  };
  show(
    <TestServer answers={{ 'reports.preview': answer }}>
      <PreviewDrawer open request={REQUEST} notice={notice} onClose={() => undefined} />
    </TestServer>,
  );
  return asked;
}

it('shows what the stub of saved pay says, with its figures, and opens the paper of it', async () => {
  const asked = showDrawer(STUB);
  expect(await screen.findByText('neto $374.04')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Regular 420.00' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abrir e imprimir' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeTruthy();
  expect(asked).toEqual([REQUEST]);
});

it('leads from a box of a form to whom and what it comes of', async () => {
  const source = { amount: 'medicareWages', how: 'sum' } as const;
  const form = {
    agency: 'IRS',
    form: '941',
    title: 'Declaración',
    revision: '',
    period: '',
    employer: '',
    employerNumber: '',
    notices: [],
    date: '2026-05-29',
    pages: [[{ kind: 'line' as const, number: '5c', text: 'Medicare', value: '480.00', source }]],
  };
  const entries = [{ entryId: 7, payDate: '2026-03-11', value: 480_00, periodId: 2026110 }];
  const asked: unknown[] = [];
  const sources = (input: unknown) => {
    asked.push(input);
    return { how: 'sum', of: 'employees', people: [{ id: 2, name: 'Ana Rivera', value: 480_00, entries }] };
  };
  const preview = () => ({ ...STUB, page: { kind: 'form', form } });
  show(
    <TestServer answers={{ 'reports.preview': preview, 'reports.sources': sources }}>
      <PreviewDrawer open request={REQUEST} onClose={() => undefined} />
    </TestServer>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '480.00' }));
  expect(await screen.findByText('Ana Rivera')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '¿De dónde sale? 5c · Medicare · 480.00' })).toBeTruthy();
  expect(asked).toEqual([{ request: REQUEST, figure: { box: source } }]);
});

it('says of a figure by a rule that it is of what was brought too only where somebody brought it', async () => {
  const entry = { entryId: 7, payDate: '2026-03-11', value: 480_00, periodId: 2026110 };
  const openingBalance = { entryId: null, payDate: '2026-02-28', value: 900_00, periodId: undefined };
  const sourcesOf = (entries: unknown[]) => () => ({
    how: 'worked-out',
    of: 'employees',
    people: [{ id: 2, name: 'Ana Rivera', value: 480_00, entries }],
  });
  const saidOf = async (entries: unknown[]) => {
    const answers = { 'reports.preview': () => STUB, 'reports.sources': sourcesOf(entries) };
    show(
      <TestServer answers={answers}>
        <PreviewDrawer open request={REQUEST} onClose={() => undefined} />
      </TestServer>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'neto $374.04' }));
    const said = (await screen.findByText(/^No es una suma/)).textContent;
    cleanup();
    return said;
  };
  expect(await saidOf([entry])).toMatch(/de estos pagos\.$/);
  expect(await saidOf([entry, openingBalance])).toMatch(/de estos pagos y de lo traído\.$/);
});

it('leads from a cell of a list by what its column and its row say, and by the arrows from one to the next', async () => {
  const money = (value: number, text: string) => ({
    kind: 'money' as const,
    value,
    text,
    isZero: value === 0,
  });
  const list = {
    ...(STUB.page.kind === 'list' ? STUB.page.list : {}),
    columns: [
      { caption: 'Fecha', share: 1, isFigure: false },
      { caption: 'Ingresos', share: 1, isFigure: true, source: { amount: 'gross', how: 'sum' } },
      { caption: 'Tasa', share: 1, isFigure: true },
    ],
    groups: [
      {
        heading: 'Ana Rivera',
        rows: [
          ['29 may', money(420_00, '420.00'), money(10_50, '10.50')],
          ['5 jun', money(0, '0.00'), money(10_50, '10.50')],
        ],
        sources: [{ entryId: 7 }, { entryId: 8 }],
      },
    ],
    total: ['Totales', money(420_01, '420.01'), ''],
  };
  const asked: unknown[] = [];
  const sources = (input: unknown) => {
    asked.push(input);
    return { how: 'sum', of: 'employees', people: [] };
  };
  const preview = () => ({ ...STUB, page: { kind: 'list', list } });
  show(
    <TestServer answers={{ 'reports.preview': preview, 'reports.sources': sources }}>
      <PreviewDrawer open request={REQUEST} onClose={() => undefined} />
    </TestServer>,
  );
  const cell = await screen.findByRole('button', { name: '420.00' });
  const total = screen.getByRole('button', { name: '420.01' });
  // A rate and a zero lead nowhere, and both figures are one stop of the tab key.
  expect(screen.queryByRole('button', { name: /^(10.50|0.00)$/ })).toBeNull();
  expect([cell.tabIndex, total.tabIndex]).toEqual([0, -1]);
  cell.focus();
  fireEvent.keyDown(cell, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(total);
  expect([cell.tabIndex, total.tabIndex]).toEqual([-1, 0]);
  fireEvent.click(cell);
  expect(
    await screen.findByRole('heading', { name: '¿De dónde sale? 29 may · Ingresos · 420.00' }),
  ).toBeTruthy();
  expect(asked).toEqual([{ request: REQUEST, figure: { box: { amount: 'gross', how: 'sum', entryId: 7 } } }]);
});

it('says how much of a long document is seen', async () => {
  showDrawer({ ...STUB, cut: { unit: 'rows', shown: 300, of: 1_000 } });
  expect(await screen.findByText(/Se ven las primeras 300 filas de 1,000\./)).toBeTruthy();
});

it('says what of the screen is not in the document', async () => {
  showDrawer(STUB, 'No trae los cambios sin guardar.');
  expect(await screen.findByText('neto $374.04')).toBeTruthy();
  expect(screen.getByText('No trae los cambios sin guardar.')).toBeTruthy();
});

it('shows a letter as its sentences above its table', async () => {
  const { page } = STUB;
  const table = page.kind === 'list' ? page.list : { columns: [], groups: [] };
  const letter = {
    title: 'Carta sobre su pago',
    company: 'Taller Vega',
    about: ['Para Ana Rivera'],
    date: '2026-05-29',
    sentences: ['Ganó $420.00.', 'Es lo mismo que su pago anterior.'],
    table,
  };
  showDrawer({ ...STUB, page: { kind: 'letter', letter }, formats: [] });
  expect(await screen.findByRole('heading', { name: 'Carta sobre su pago' })).toBeTruthy();
  expect(screen.getByText('Es lo mismo que su pago anterior.')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Regular 420.00' })).toBeTruthy();
});
