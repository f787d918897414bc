import type { FilePerson, ReportFinding } from '../finding.ts';
import type { ReadFileRecord } from '../read-records.ts';
import { numberIn, valueOf } from '../record-table.ts';
import type { Rule } from '../rules.ts';
import type { FileEmployer } from './employee.ts';
import { W2PR_RECORDS } from './w2pr-records.ts';

const { fields } = W2PR_RECORDS.suri.RS;

const BOXES = [
  { amount: fields.exemptWages16, code: fields.exemptCode16 },
  { amount: fields.exemptWages17, code: fields.exemptCode17 },
  { amount: fields.exemptWages18, code: fields.exemptCode18 },
];

/** Codes that Hacienda takes and of which no source says what they mean. */
const UNEXPLAINED = /[H-J]/;
/**
 * Wages of whoever is 16 to 26 at the end of the year, up to 40,000: sec. 1031.02(a)(36) of the Internal
 * Revenue Code of Puerto Rico.
 */
const YOUNG = { code: 'E', ages: { from: 16, to: 26 }, limit: 40_000_00 };

/** Holds the exempt wages of an employee (boxes 16 to 18) against their codes. */
export function checkExemptWages(
  { record, person }: { record: ReadFileRecord; person: FilePerson },
  { employer, tell }: { employer: FileEmployer; tell: ReportFinding },
): void {
  for (const { amount, code: field } of BOXES) {
    const code = valueOf(record, field);
    const cents = numberIn(record, amount);
    const tellOf = (rule: Rule, at = field) => tell(rule, { record, field: at, person });

    if (cents > 0 && code.trim() === '') tellOf('exempt-code-missing');
    if (UNEXPLAINED.test(code)) tellOf('exempt-code-unexplained');
    if (!code.includes(YOUNG.code)) continue;
    const age = employer.taxYear - Number(valueOf(record, fields.birthDate).slice(0, 4));
    if (numberIn(record, fields.birthDate) > 0) {
      if (age < YOUNG.ages.from || age > YOUNG.ages.to) tellOf('young-outside-age', fields.birthDate);
    } else tellOf('young-without-birth-date', fields.birthDate);
    if (cents > YOUNG.limit) tellOf('young-above-limit', amount);
  }
}
