import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aCorrectionOf,
  aSavedEntry,
  aSheet,
  asLoaded,
  periodOf,
  withEntries,
} from '../../pay/entry/sheet.builder.ts';
import type { SavedEntry } from '../../pay/entry/sheet.ts';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { OpenedEntry } from './opened-entry.tsx';

const saved = aSavedEntry(aSheet(), periodOf(aSheet(), 21), { minutes: { regular: 40 * 60 } });
const correcting = aCorrectionOf(saved, 38);
const sheet = withEntries(aSheet(), [saved, correcting]);

/** A server that knows these entries, and what it was asked. */
function aServer(...known: SavedEntry[]) {
  const asked: unknown[] = [];
  const get = (input: unknown) => {
    asked.push(input);
    const { entryId } = input as { entryId: number }; // the input of `payroll.get`
    return (
      known.find((entry) => entry.entryId === entryId) ?? Promise.reject(refusal('not-found', 'No está.'))
    );
  };
  return { asked, answers: { 'filing.list': () => [], 'payroll.get': get } };
}

function showOpened(
  { answers }: ReturnType<typeof aServer>,
  { loaded, isCorrecting = false }: { loaded?: SavedEntry; isCorrecting?: boolean },
) {
  const nothing = () => Promise.resolve();
  return show(
    <TestServer answers={answers}>
      <OpenedEntry
        sheet={sheet}
        period={periodOf(sheet, 21)}
        loaded={loaded && asLoaded(loaded)}
        isCorrecting={isCorrecting}
        mayWrite
        onCorrect={() => undefined}
        onReload={nothing}
      />
    </TestServer>,
  );
}

const hours = () => screen.findByLabelText<HTMLInputElement>('Regulares: horas');

describe('the entry that is opened', () => {
  it('is asked for with all that it was computed from', async () => {
    const server = aServer(saved);
    showOpened(server, { loaded: saved });
    expect(screen.getByRole('status').textContent).toContain('Cargando');
    expect((await hours()).value).toBe('40');
    expect(server.asked).toEqual([{ entryId: 11 }]);
  });

  it('is not asked for where it is new', async () => {
    const server = aServer();
    showOpened(server, {});
    expect((await hours()).value).toBe('00');
    expect(server.asked).toEqual([]);
  });

  it('says so where it is gone', async () => {
    showOpened(aServer(), { loaded: saved });
    expect(await screen.findByText('No está.')).toBeTruthy();
  });

  it('is corrected from what its last correction made of it', async () => {
    const server = aServer(saved, correcting);
    showOpened(server, { loaded: saved, isCorrecting: true });
    expect((await hours()).value).toBe('38');
    expect(server.asked).toEqual([{ entryId: 11 }, { entryId: 12 }]);
  });
});
