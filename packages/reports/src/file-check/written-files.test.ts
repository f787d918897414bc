import { describe, expect, it } from 'vitest';
import { form480Text } from '../agency-files/form-480-text/form-480-text.ts';
import { FORM_480_PAYEE } from '../agency-files/form-480-text/payee-record.ts';
import {
  FORM_480_PAYER,
  FORM_480_RECONCILIATION,
  FORM_480_SUBMITTER,
  FORM_480_SUMMARY,
} from '../agency-files/form-480-text/sender-and-total-records.ts';
import { optionalRecord, stateRecord, wageRecord } from '../agency-files/w2pr-text/employee-records.ts';
import {
  employerRecord,
  finalRecord,
  optionalTotalRecord,
  stateTotalRecord,
  submitterRecord,
  wageTotalRecord,
} from '../agency-files/w2pr-text/sender-and-total-records.ts';
import { w2prSsaText, w2prSuriText } from '../agency-files/w2pr-text/w2pr-text.ts';
import { WAGES_RECORD, wagesText } from '../agency-files/wages-text/wages-text.ts';
import {
  DEMONSTRATION_480_TEXT,
  DEMONSTRATION_W2PR_TEXT,
  DEMONSTRATION_WAGES_TEXT,
} from '../demonstration-year.builder.ts';
import type { LayoutField, RecordLayout } from '../fixed-width/record-layout.ts';
import { checkFile, type FileKind } from './check-file.ts';
import { FORM_480_RECORDS } from './form-480/form-480-records.ts';
import type { PositionRange, RecordTable } from './record-table.ts';
import { findingLine } from './text/file-check.es.ts';
import { W2PR_RECORDS } from './w2pr/w2pr-records.ts';
import { WAGE_RECORD } from './wages/wage-records.ts';

// What writes a file and what checks it have each a table of its own, taken from the publications apart. Here
// they meet.

type Pair = { id: string; layout: RecordLayout; table: RecordTable };

const W2PR_PAIRS: readonly Pair[] = (['suri', 'ssa'] as const).flatMap((agency) => {
  const tables = W2PR_RECORDS[agency];
  const pair = (layout: RecordLayout, table: RecordTable) => ({
    id: `${agency} ${layout.id}`,
    layout,
    table,
  });
  return [
    pair(submitterRecord(agency), tables.RA),
    pair(employerRecord(agency), tables.RE),
    pair(wageRecord(agency), tables.RW),
    pair(optionalRecord(agency), tables.RO),
    pair(wageTotalRecord(agency), tables.RT),
    pair(optionalTotalRecord(agency), tables.RU),
    pair(finalRecord(), tables.RF),
    ...(agency === 'suri' ? [pair(stateRecord(), tables.RS), pair(stateTotalRecord(), tables.RV)] : []),
  ];
});

const PAIRS: readonly Pair[] = [
  ...W2PR_PAIRS,
  ...[FORM_480_SUBMITTER, FORM_480_PAYER, FORM_480_PAYEE, FORM_480_RECONCILIATION, FORM_480_SUMMARY].map(
    (layout): Pair => ({
      id: layout.id,
      layout,
      table: FORM_480_RECORDS[layout.id as keyof typeof FORM_480_RECORDS],
    }),
  ),
  { id: 'wages', layout: WAGES_RECORD, table: WAGE_RECORD },
];

/** The findings that the checker may report in the positions of each kind of field. */
const SAID: Readonly<Record<LayoutField['kind'], readonly string[]>> = {
  person: ['text'],
  company: ['text'],
  text: ['text', 'zip', 'phone', 'code'],
  email: ['email'],
  digits: ['digits', 'zip', 'phone'],
  taxpayer: ['digits'],
  cents: ['money'],
  count: ['digits', 'code', 'zip', 'date', 'time'],
  date: ['date', 'digits'],
  blank: ['blank', 'blank-or-zeros', 'text', 'zip', 'code', 'digits', 'unknown'],
  zeros: ['zeros', 'blank-or-zeros', 'money', 'code', 'digits'],
  literal: ['constant', 'code', 'zeros'],
};

describe('the two tables of a record', () => {
  it.each(PAIRS)('have each field in the same positions and of the same kind: $id', ({ layout, table }) => {
    expect(layout.length).toBe(table.length);
    const { places } = table;
    for (const field of layout.fields) {
      const { printedStart: start, width, kind } = field;
      const span = { start, end: start + width - 1 };
      const found = places.filter((place) => overlap(place, span));
      const name = `${kind} ${span.start}-${span.end}`;
      for (const place of found) expect(SAID[kind], name).toContain(place.kind.name);
      if ('name' in field) expect(found, name).toMatchObject([span]);
    }
  });
});

describe('what the writer writes', () => {
  const cases: readonly [FileKind, AsyncIterable<Uint8Array>][] = [
    ['w2pr-suri-text', w2prSuriText.render(DEMONSTRATION_W2PR_TEXT)],
    ['w2pr-ssa-text', w2prSsaText.render(DEMONSTRATION_W2PR_TEXT)],
    ['wages-text', wagesText.render(DEMONSTRATION_WAGES_TEXT)],
    ['form-480-text', form480Text.render(DEMONSTRATION_480_TEXT)],
  ];
  it.each(cases)('has nothing wrong: %s', async (kind, bytes) => {
    const check = await checkFile(bytes);
    expect(check.findings.map(findingLine)).toEqual([]);
    expect(check.kind).toBe(kind);
  });
});

function overlap(a: PositionRange, b: PositionRange): boolean {
  return a.start <= b.end && b.start <= a.end;
}
