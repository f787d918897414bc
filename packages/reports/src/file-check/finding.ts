import type { ReadFileRecord } from './read-records.ts';
import type { PositionRange, RecordTableField } from './record-table.ts';
import { RULES, type Rule, type Severity } from './rules.ts';
import type { FileFieldName } from './text/file-fields.es.ts';

/**
 * The kind of a value. A finding holds nothing else of the value, which may be somebody's social security
 * number.
 */
export type ValueKind = 'blank' | 'zeros' | 'digits' | 'letters' | 'signs' | 'outside-ascii';

/** The person of a record: the position among the file's persons, from 1, and the name in the file. */
export type FilePerson = { ordinal: number; name: string };

export type Finding = {
  severity: Severity;
  rule: Rule;
  /** The number of the record in the file, from 1. */
  record: number;
  recordType: string | null;
  field: FileFieldName | null;
  /** The first and last position, from 1. */
  positions: PositionRange | null;
  person: FilePerson | null;
  value: ValueKind | null;
  /** The expected and the found amount, in cents or in records. */
  amounts: { expected: number; found: number } | null;
};

/** The location of a finding. */
export type FindingLocation = {
  record: ReadFileRecord;
  field?: RecordTableField | PositionRange | undefined;
  person?: FilePerson | undefined;
  amounts?: { expected: number; found: number };
};

export type ReportFinding = (rule: Rule, place: FindingLocation) => void;

export type Findings = { findings: readonly Finding[]; errors: number; warnings: number };

/**
 * The largest number of findings, as many as a person reads. Further ones are only counted, so that a file
 * full of errors takes no memory.
 */
const MOST = 1_000;

/** Collects reported findings in order. */
export function collectFindings(): { tell: ReportFinding; collected: () => Findings } {
  const findings: Finding[] = [];
  const counts = { error: 0, warning: 0 };
  const tell: ReportFinding = (rule, place) => {
    const finding = findingOf(rule, place);
    counts[finding.severity] += 1;
    if (findings.length < MOST) findings.push(finding);
  };
  return { tell, collected: () => ({ findings, errors: counts.error, warnings: counts.warning }) };
}

function findingOf(rule: Rule, { record, field, person, amounts }: FindingLocation): Finding {
  return {
    severity: RULES[rule],
    rule,
    record: record.number,
    recordType: record.type,
    field: field && 'name' in field ? field.name : null,
    positions: field ? { start: field.start, end: field.end } : null,
    person: person ?? null,
    value: field ? valueKind(record.text.slice(field.start - 1, field.end)) : null,
    amounts: amounts ?? null,
  };
}

const VALUE_KINDS: readonly (readonly [RegExp, ValueKind])[] = [
  [/[^\x20-\x7e]/, 'outside-ascii'],
  [/^ *$/, 'blank'],
  [/^0+$/, 'zeros'],
  [/^\d+$/, 'digits'],
  [/[a-z]/i, 'letters'],
];

function valueKind(text: string): ValueKind {
  return VALUE_KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'signs';
}
