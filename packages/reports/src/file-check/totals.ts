import type { ReportFinding } from './finding.ts';
import type { ReadFileRecord } from './read-records.ts';
import { numberIn, type RecordTable, type RecordTableField } from './record-table.ts';

/** A field that is the sum of fields of every record of another kind. */
export type SumRule = { total: FieldPlace; parts: readonly FieldPlace[] };
/** A field that counts the records of a kind. */
export type CountRule = { total: FieldPlace; counted: string };

/** A field in a kind of record. */
export type FieldPlace = { type: string; field: RecordTableField };

export function fieldPlace<Name extends string>({ type, fields }: RecordTable<Name>, name: Name): FieldPlace {
  return { type, field: fields[name] };
}

/** Returns the rules for fields that are the sums of fields with the same name. */
export function sumsByName<Name extends string>(
  totals: RecordTable<Name>,
  parts: RecordTable<Name>,
  names: readonly Name[],
): SumRule[] {
  return names.map((name) => ({ total: fieldPlace(totals, name), parts: [fieldPlace(parts, name)] }));
}

/**
 * Adds up the records, and reports a total that differs from the records before it. If a part is no number,
 * its sum is not checked, because the part has been reported.
 */
export function watchTotals(
  { sums, counts }: { sums: readonly SumRule[]; counts: readonly CountRule[] },
  tell: ReportFinding,
) {
  const cents = new Map<SumRule, number>(sums.map((sum) => [sum, 0]));
  const records = new Map<string, number>();

  return (record: ReadFileRecord): void => {
    const { type } = record;
    if (type === null) return;
    records.set(type, (records.get(type) ?? 0) + 1);
    for (const sum of sums) {
      for (const part of sum.parts) {
        if (part.type === type) cents.set(sum, (cents.get(sum) ?? 0) + numberIn(record, part.field));
      }
      if (sum.total.type === type) compare(record, sum.total.field, 'total', cents.get(sum) ?? 0);
    }
    for (const { total, counted } of counts) {
      if (total.type === type) compare(record, total.field, 'count', records.get(counted) ?? 0);
    }
  };

  function compare(
    record: ReadFileRecord,
    field: RecordTableField,
    rule: 'total' | 'count',
    expected: number,
  ): void {
    const found = numberIn(record, field);
    if (areDifferent(expected, found)) tell(rule, { record, field, amounts: { expected, found } });
  }
}

/** Returns true if both are numbers and differ. */
export function areDifferent(a: number, b: number): boolean {
  return Math.abs(a - b) > 0;
}
