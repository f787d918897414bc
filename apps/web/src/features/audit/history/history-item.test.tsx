import { payPeriodById } from '@garita/domain/time/pay-period';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { TestServer } from '../../../testing/test-server.tsx';
import type { HistoryLine } from '../audit.ts';
import type { AuditChoice } from '../audit-choice.ts';
import { HistoryItem } from './history-item.tsx';

const NOTHING = { gross: 0, withheld: 0, net: 0 };

/** A movement as it is shown; of the company as a whole unless said. */
function shownLine(
  line: Partial<HistoryLine> & Pick<HistoryLine, 'type' | 'kind'>,
  choose: (choice: Partial<AuditChoice>) => void = () => {},
) {
  const plain: HistoryLine = {
    seq: 12,
    recordedAt: '2026-04-02T14:00:00.000Z',
    recordedBy: { id: 1, name: 'Ana Soto' },
    reason: '',
    engineVersion: '1',
    person: null,
    entryId: null,
    period: null,
    payDate: null,
    changed: NOTHING,
    totals: NOTHING,
    amounts: [],
    causes: [],
    said: {},
    seal: null,
    ...line,
  };
  show(
    <TestServer answers={{}}>
      <HistoryItem companyId={7} line={plain} choose={choose} />
    </TestServer>,
  );
  return (name: string) => screen.getByRole('link', { name }).getAttribute('href');
}

describe('a movement of the history', () => {
  it('tells of a closed month what was paid, its seal, and the way to the months', () => {
    const linkTo = shownLine({
      type: 'MonthClosed',
      kind: 'month',
      said: { coveredFrom: '2026-03-01', closed: { payments: 2, gross: 787_50, net: 704_79 } },
      seal: { seq: 12, digits: '0123456789abcdef', isSigned: true },
    });
    expect(
      screen.getByText('Se cerró el mes de marzo de 2026: 2 pagos, $787.50 de ingresos y $704.79 de neto'),
    ).toBeTruthy();
    expect(screen.getByText('0123456789abcdef')).toBeTruthy();
    expect(linkTo('Ver los meses')).toBe('/escritorio/empresas/7/meses?year=2026');
  });

  it('tells of erased memos whose pay they were of and why, and leads to it', () => {
    const linkTo = shownLine({
      type: 'MemosErased',
      kind: 'memo',
      reason: 'Lo pidió Ana',
      person: { kind: 'employee', id: 3, name: 'Ana Rivera' },
      entryId: 41,
      period: payPeriodById(2026110) ?? null,
    });
    expect(screen.getByText('Se borraron los memos del pago')).toBeTruthy();
    expect(screen.getByText('Razón: Lo pidió Ana')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ana Rivera' })).toBeTruthy();
    expect(linkTo('Abrir el pago')).toContain('/escritorio/procesos/7/3/cargar');
  });

  it('tells of a correction which pay it corrects, and leads to the history of that', async () => {
    const chosen: Partial<AuditChoice>[] = [];
    shownLine(
      {
        type: 'TimeLoaded',
        kind: 'load',
        person: { kind: 'employee', id: 3, name: 'Ana Rivera' },
        entryId: 718,
        period: payPeriodById(2026111) ?? null,
        said: { corrects: 132 },
      },
      (choice) => chosen.push(choice),
    );
    expect(screen.getByText('Se cargó una corrección del pago 132')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Corrige el pago 132' }));
    expect(chosen).toEqual([{ entryId: 132, periodId: undefined, year: undefined }]);
  });
});
