import { type FileKind, fileChecker } from './check-file.ts';
import { FORM_480_RECORDS } from './form-480/form-480-records.ts';
import { type FileBytes, readRecords } from './read-records.ts';
import { numberIn } from './record-table.ts';
import { type FieldPlace, fieldPlace } from './totals.ts';
import { W2PR_RECORDS } from './w2pr/w2pr-records.ts';
import { WAGE_RECORD } from './wages/wage-records.ts';

const { RT, RU, RV } = W2PR_RECORDS.suri;
/** The totals of RT and RU, which both agencies read. */
const CERTIFIED = {
  socialSecurityWages: fieldPlace(RT, 'socialSecurityWages'),
  socialSecurityWithheld: fieldPlace(RT, 'socialSecurityWithheld'),
  medicareWages: fieldPlace(RT, 'medicareWages'),
  medicareWithheld: fieldPlace(RT, 'medicareWithheld'),
  socialSecurityTips: fieldPlace(RT, 'socialSecurityTips'),
  wages: fieldPlace(RU, 'wages'),
  commissions: fieldPlace(RU, 'commissions'),
  concessions: fieldPlace(RU, 'concessions'),
  tips: fieldPlace(RU, 'tips'),
  incomeTaxWithheld: fieldPlace(RU, 'incomeTaxWithheld'),
};
const FORMS_480 = FORM_480_RECORDS['480.6SP.2'];

/** The fields that hold a file's totals. The wages file has no such record, so its employees are added up. */
const AMOUNTS = {
  'w2pr-suri-text': {
    ...CERTIFIED,
    donations: fieldPlace(RV, 'donations'),
    reimbursedExpenses: fieldPlace(RV, 'reimbursedExpenses'),
    codaPlans: fieldPlace(RV, 'codaPlans'),
    exemptWages: fieldPlace(RV, 'exemptWages'),
    uncollectedSocialSecurity: fieldPlace(RV, 'uncollectedSocialSecurity'),
    uncollectedMedicare: fieldPlace(RV, 'uncollectedMedicare'),
  },
  'w2pr-ssa-text': { ...CERTIFIED, uncollectedTipsTax: fieldPlace(RU, 'uncollectedTipsTax') },
  'wages-text': { quarterWages: fieldPlace(WAGE_RECORD, 'quarterWages') },
  'form-480-text': {
    totalPaid: fieldPlace(FORMS_480, 'totalPaid'),
    totalWithheld: fieldPlace(FORMS_480, 'totalWithheld'),
  },
} as const satisfies Record<FileKind, Readonly<Record<string, FieldPlace>>>;

/** The totals that a file of this kind states, in cents. */
export type FileAmounts<Kind extends FileKind> = Record<keyof (typeof AMOUNTS)[Kind], number>;

/**
 * Reads a file's totals from its bytes alone, in one pass. Whether they are the sums of the records is left
 * to `checkFile`.
 */
export async function fileAmounts<Kind extends FileKind>(
  bytes: FileBytes,
  kind: Kind,
): Promise<FileAmounts<Kind>> {
  const { typeOf } = fileChecker(kind, () => {});
  const places = Object.entries<FieldPlace>(AMOUNTS[kind]);
  const sums = new Map(places.map(([name]) => [name, 0]));
  for await (const line of readRecords(bytes)) {
    const type = typeOf(line);
    for (const [name, place] of places) {
      if (place.type === type)
        sums.set(name, (sums.get(name) ?? 0) + numberIn({ ...line, type }, place.field));
    }
  }
  return Object.fromEntries(sums) as FileAmounts<Kind>; // one sum for each of the names of this kind
}
