import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';
import { fileOf, form480Records, ssaRecords, suriRecords, wageRecords } from './sample-files.builder.ts';
import { findingLine } from './text/file-check.es.ts';

describe('a file as the agency takes it', () => {
  it.each([
    ['w2pr-suri-text', suriRecords(), 2026],
    ['w2pr-ssa-text', ssaRecords(), 2026],
    ['wages-text', wageRecords(), 2026],
    ['form-480-text', form480Records(), 2026],
  ])('is known by its first record and has nothing wrong: %s', async (kind, records, year) => {
    const { findings, ...check } = await checkFile(fileOf(records));
    expect(findings.map(findingLine)).toEqual([]);
    expect(check).toEqual({ kind, year, records: records.length, errors: 0, warnings: 0 });
  });
});
