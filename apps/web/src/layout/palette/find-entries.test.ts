import { UserRound } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { PaletteEntry } from './find-entries.ts';
import { findEntries, indexOf } from './find-entries.ts';

const anEntry = (overrides: Partial<PaletteEntry> & { label: string }): PaletteEntry => ({
  id: overrides.label,
  group: 'employees',
  icon: UserRound,
  to: '/somewhere',
  ...overrides,
});

/** Returns the labels of the entries found, group after group. */
function found(entries: PaletteEntry[], query: string, recent: string[] = []): string[] {
  return findEntries(indexOf(entries), query, recent).flatMap((group) =>
    group.entries.map(({ label }) => label),
  );
}

const NAMES = ['María Rivera Núñez', 'Ana María Soto', 'José Peña'].map((label) => anEntry({ label }));

describe('the search over everything', () => {
  it.each(['maria rivera', 'RIVERA MARÍA', 'nunez mar', 'riv nuñ'])(
    'finds words in any order, without accents and by their beginnings: %s',
    (query) => {
      expect(found(NAMES, query)).toEqual(['María Rivera Núñez']);
    },
  );

  it('wants every word', () => {
    expect(found(NAMES, 'maría peña')).toEqual([]);
  });

  it('finds nothing before a letter is typed', () => {
    expect(found(NAMES, '  ')).toEqual([]);
  });

  it('puts the name that begins so before the one that has it later', () => {
    expect(found(NAMES, 'maria')).toEqual(['María Rivera Núñez', 'Ana María Soto']);
  });

  it('puts the whole word first, then its beginning, then its inside', () => {
    const names = ['Susana Cruz', 'Luis Anaya', 'Luz Ana Díaz'].map((label) => anEntry({ label }));
    expect(found(names, 'ana')).toEqual(['Luz Ana Díaz', 'Luis Anaya', 'Susana Cruz']);
  });

  it('puts period 2 before period 21', () => {
    const periods = ['Período 21 de 2026 semanal', 'Período 2 de 2026 semanal'].map((label) =>
      anEntry({ label }),
    );
    expect(found(periods, 'periodo 2')[0]).toBe('Período 2 de 2026 semanal');
  });

  it('looks in the second line too, after the names', () => {
    const ofLuna = anEntry({ label: 'José Peña', detail: 'Café Luna' });
    expect(found([ofLuna, anEntry({ label: 'Luna Ortiz' })], 'luna')).toEqual(['Luna Ortiz', 'José Peña']);
    expect(found([ofLuna], 'pena luna')).toEqual(['José Peña']);
  });

  it('puts what was chosen lately before its equals', () => {
    const two = [anEntry({ label: 'Ana Cruz' }), anEntry({ label: 'Ana Díaz' })];
    expect(found(two, 'ana')).toEqual(['Ana Cruz', 'Ana Díaz']);
    expect(found(two, 'ana', ['Ana Díaz'])).toEqual(['Ana Díaz', 'Ana Cruz']);
  });

  it('puts what is switched off behind its equals', () => {
    const two = [anEntry({ label: 'Ana Cruz', isFaint: true }), anEntry({ label: 'Ana Díaz' })];
    expect(found(two, 'ana')).toEqual(['Ana Díaz', 'Ana Cruz']);
  });

  it('keeps kinds together, the one with the best first', () => {
    const entries = [
      anEntry({ label: 'Cargar tiempo de Ana Cruz', group: 'actions' }),
      anEntry({ label: 'Ana Cruz' }),
      anEntry({ label: 'Tienda Cargamento', group: 'companies' }),
    ];
    const groupsOf = (query: string) => findEntries(indexOf(entries), query, []).map(({ group }) => group);
    expect(groupsOf('ana')).toEqual(['employees', 'actions']);
    expect(groupsOf('carga')).toEqual(['actions', 'companies']);
  });

  it('shows six of a kind', () => {
    const many = Array.from({ length: 40 }, (_, number) => anEntry({ label: `Ana ${number}` }));
    expect(found(many, 'ana')).toEqual(['Ana 0', 'Ana 1', 'Ana 2', 'Ana 3', 'Ana 4', 'Ana 5']);
  });

  it('keeps up with typing over 5,000 employees and what one does with each', () => {
    const index = indexOf(
      Array.from({ length: 10_000 }, (_, number) =>
        anEntry({ label: `Persona ${number} Rivera`, id: `${number}` }),
      ),
    );
    const start = process.cpuUsage();
    for (const query of ['r', 'ri', 'riv', 'rive', 'river', 'rivera', 'rivera 7', 'rivera 77']) {
      findEntries(index, query, ['77']);
    }
    // People notice a delay of a hundred milliseconds for a letter; this is eight letters. It measures
    // processor time, because wall time depends on what else the computer does.
    const { user } = process.cpuUsage(start);
    expect(user / 1_000).toBeLessThan(800);
  });
});
