import { describe, expect, it } from 'vitest';
import type { RecordLayout } from '../fixed-width/record-layout.ts';
import { AGENCY_FILES } from '../text/agency-files.es.ts';
import { FORM_480_PAYEE } from './form-480-text/payee-record.ts';
import {
  FORM_480_PAYER,
  FORM_480_RECONCILIATION,
  FORM_480_SUBMITTER,
  FORM_480_SUMMARY,
} from './form-480-text/sender-and-total-records.ts';
import { optionalRecord, stateRecord, wageRecord } from './w2pr-text/employee-records.ts';
import {
  employerRecord,
  finalRecord,
  optionalTotalRecord,
  stateTotalRecord,
  submitterRecord,
  wageTotalRecord,
} from './w2pr-text/sender-and-total-records.ts';
import { WAGES_RECORD } from './wages-text/wages-text.ts';

const LAYOUTS: readonly RecordLayout[] = [
  submitterRecord('ssa'),
  employerRecord('suri'),
  wageRecord('suri'),
  optionalRecord('suri'),
  stateRecord(),
  wageTotalRecord('suri'),
  optionalTotalRecord('suri'),
  stateTotalRecord(),
  finalRecord(),
  WAGES_RECORD,
  FORM_480_SUBMITTER,
  FORM_480_PAYER,
  FORM_480_PAYEE,
  FORM_480_RECONCILIATION,
  FORM_480_SUMMARY,
];

const NAMES = new Set(
  LAYOUTS.flatMap(({ fields }) => fields.flatMap((field) => ('name' in field ? [field.name] : []))),
);

describe('the words of the fields of a file', () => {
  it('are there for every field that a file has', () => {
    expect([...NAMES].filter((name) => AGENCY_FILES.fields[name] === undefined)).toEqual([]);
  });

  it('are of no field that no file has', () => {
    expect(Object.keys(AGENCY_FILES.fields).filter((name) => !NAMES.has(name))).toEqual([]);
  });
});
