import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { TestServer } from '../testing/test-server.tsx';
import { EntryReach } from './entry-reach.tsx';

/** Shows where pay 12 arrives by a server that answers this. */
function showReach(documents: readonly unknown[], kind: 'employee' | 'contractor' = 'employee') {
  const asked: unknown[] = [];
  const answer = (input: unknown) => {
    asked.push(input);
    return documents;
  };
  show(
    <TestServer answers={{ [kind === 'employee' ? 'payroll.reach' : 'contractorTime.reach']: answer }}>
      <EntryReach kind={kind} entryId={12} />
    </TestServer>,
  );
  return asked;
}

const FEDERAL = {
  report: 'form-941',
  year: 2026,
  quarter: 1,
  boxes: [{ name: '5a · Salarios', value: '960.00', without: '480.00' }],
};
const UNEMPLOYMENT = {
  report: 'form-940',
  year: 2026,
  quarter: null,
  boxes: [{ name: '3 · Pagos', value: '480.00', without: '' }],
};

it('asks where a pay arrives when somebody unfolds it, and says what each box would say without it', async () => {
  const asked = showReach([FEDERAL, UNEMPLOYMENT]);
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByText('Llega a'));
  expect(await screen.findByRole('heading', { name: '941, trimestre 1 de 2026' })).toBeTruthy();
  expect(screen.getByRole('row', { name: '5a · Salarios 960.00 480.00' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '940, 2026' })).toBeTruthy();
  expect(screen.getByRole('row', { name: '3 · Pagos 480.00 —' })).toBeTruthy();
  expect(asked).toEqual([{ entryId: 12 }]);
});

it('names the documents that are left out, because the user does not see one of their years', async () => {
  const insurance = { report: 'workers-compensation', year: 2026, quarter: null, boxes: [], isLeftOut: true };
  showReach([FEDERAL, insurance]);
  fireEvent.click(screen.getByText('Llega a'));
  expect(await screen.findByText(/^Queda fuera de su acceso si llega a: [^;]+, 2026\. /)).toBeTruthy();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

it('says so where it arrives nowhere', async () => {
  showReach([]);
  fireEvent.click(screen.getByText('Llega a'));
  expect(await screen.findByText(/No llega a ninguna planilla/)).toBeTruthy();
});

it("asks the same of a contractor's payment", async () => {
  const boxes = [{ name: '480.6SP · Luis Vega · Servicios', value: '600.00', without: '' }];
  showReach([{ report: 'form-480-text', year: 2026, quarter: null, boxes }], 'contractor');
  fireEvent.click(screen.getByText('Llega a'));
  expect(await screen.findByRole('heading', { name: 'archivo 480.6SP, 2026' })).toBeTruthy();
});
