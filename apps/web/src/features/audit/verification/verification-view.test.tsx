import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { TestServer } from '../../../testing/test-server.tsx';
import { CHECKS } from './use-verification.ts';
import { VerificationView } from './verification-view.tsx';

type Part = { check: string; from?: number; soFar?: string };

const NOTHING = { lastSeq: 3, problems: [], drift: [], uneven: [], anchors: [], hasSealKey: true };

/** Verifies company 5 by a server whose pay goes on at event 2; the returns of 2026 are uneven. */
async function verified() {
  const asked: Part[] = [];
  const verify = (input: unknown) => {
    const part = input as Part; // what the screen sends
    asked.push(part);
    const next = part.check === 'pay' && part.from === undefined ? 2 : null;
    const uneven = part.check === 'returns' ? [{ year: 2026, figure: 'medicare' }] : [];
    return { ...NOTHING, check: part.check, uneven, next, soFar: `after ${asked.length}` };
  };
  const past = { by: { id: 1, name: 'Ana Paz' }, lastSeq: 2, problems: 0, firstSeq: null, years: null };
  const { user } = show(
    <TestServer
      answers={{
        'audit.verify': verify,
        'audit.verifications': () => [
          { ...past, at: '2026-03-02T14:30:00.000Z', problems: 1, firstSeq: 2, seal: 'signed' },
          { ...past, at: '2026-03-01T14:30:00.000Z', seal: null },
          { ...past, at: '2026-02-28T14:30:00.000Z', seal: 'unsigned' },
          { ...past, at: '2026-02-27T14:30:00.000Z', seal: 'altered' },
        ],
      }}
    >
      <VerificationView companyId={5} choose={() => {}} />
    </TestServer>,
  );
  await user.click(screen.getByRole('button', { name: 'Verificar ahora' }));
  await screen.findByText('1 cifra no cuadra.');
  return asked;
}

it('asks for each check in turn, and takes what was found so far from one part to the next', async () => {
  const asked = await verified();
  expect(asked.map(({ check }) => check)).toEqual(
    CHECKS.flatMap((check) => (check === 'pay' ? [check, check] : [check])),
  );
  expect(asked.map(({ soFar }) => soFar)).toEqual([
    undefined,
    ...asked.slice(1).map((_, index) => `after ${index + 1}`),
  ]);
});

it('leads to Cuadre of the year that is uneven', async () => {
  await verified();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Cuadre de 2026: Medicare' });
  expect(link.getAttribute('href')).toBe('/escritorio/empresas/5/cuadre?year=2026');
});

it('tells who verified before, whoever of the account that was', async () => {
  await verified();
  const past = within(screen.getByRole('list', { name: 'Últimas verificaciones' }));
  expect(past.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 mar 2026, 10:30 a. m. · Ana Paz · hasta el movimiento 2: no estaba íntegro desde el movimiento 2',
    '1 mar 2026, 10:30 a. m. · Ana Paz · hasta el movimiento 2: íntegro',
    '28 feb 2026, 10:30 a. m. · Ana Paz · hasta el movimiento 2: íntegro (sin firma: quien tiene la base de datos pudo escribirlo)',
    '27 feb 2026, 10:30 a. m. · Ana Paz · hasta el movimiento 2: íntegro (esto no es lo que se firmó)',
  ]);
});

it('says of a company without anchors that there is none yet, not that they are right', async () => {
  await verified();
  const anchors = screen.getByText('Anclas firmadas').closest('li');
  expect(anchors?.textContent).toContain('Ninguna todavía');
  expect(anchors?.textContent).not.toContain('Bien');
});
