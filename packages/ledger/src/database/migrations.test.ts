import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrate.ts';

// A migration that a database has applied is never applied again, so changing it changes nothing there: write a new one.
// A new migration adds its line here.
const RELEASED: Record<string, string> = {
  'registry/0000_create_registry.sql': 'b87d5be950cd111c',
  'registry/0001_seed_pay_parameters.sql': 'b5ee6f644bf3dc0a',
  'registry/0002_request_keys.sql': '713c569964f383ec',
  'registry/0003_record_shown.sql': 'c3529a1ca62da013',
  'registry/0004_invitations.sql': 'a5190243f2ae5258',
  'registry/0005_second_factor.sql': '23d905b8ff4ed7c4',
  'registry/0006_bonus_rules.sql': '1044c77bf3c119f1',
  'registry/0007_sealed_numbers.sql': 'fa194d8357889244',
  'registry/0008_contractors.sql': 'f5d1b723f7243acd',
  'ledger/0000_tables.sql': '7cc8a33d636d5bd1',
  'ledger/0001_statistics.sql': 'cd3eb26e0d606b11',
  'ledger/0002_derive.sql': '10f5a43d63f82f09',
  'ledger/0003_append.sql': '128398eeb69973fa',
  'ledger/0004_guards.sql': 'baaaf865632626c5',
  'ledger/0005_verify.sql': '6ee66ae22f37db52',
  'ledger/0006_rebuild.sql': '550df85aa697641c',
  'ledger/0007_contractor_and_mark_tables.sql': 'cd1f3f11409ea2a0',
  'ledger/0008_contractors_and_marks.sql': 'f646f6dcb05209be',
  'ledger/0009_events_of_few_types.sql': '59439c99675dc4c9',
  'ledger/0010_rebuild_faster.sql': '16b32e65f7d1afdb',
  'ledger/0011_append_in_sets.sql': '1a6715eab2a5a18a',
  'ledger/0012_read_on_all_cores.sql': '79f5862ca0f82863',
  'ledger/0013_leave_in_sets.sql': '74f83b9b2e3e0254',
};

it('never changes a released migration', () => {
  const hashes = ['registry', 'ledger'].flatMap((room) => {
    const folder = join(migrationsFolder(), room);
    const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    return names.toSorted().map((name) => [`${room}/${name}`, hashOf(join(folder, name))]);
  });
  expect(Object.fromEntries(hashes)).toEqual(RELEASED);
});

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
