import type { ReportFinding } from '../finding.ts';
import type { FileChecker, ReadFileRecord } from '../read-records.ts';
import { checkFields, type RecordOrder, watchOrder } from '../record-checks.ts';
import { numberIn, valueOf } from '../record-table.ts';
import { type CountRule, fieldPlace, type SumRule, sumsByName, watchTotals } from '../totals.ts';
import type { FileEmployer } from './employee.ts';
import { W2PR_RECORDS, type W2prAgency, type W2prRecordType } from './w2pr-records.ts';
import { watchEmployees } from './watch-employees.ts';

/**
 * Checks a file of W-2PR: one employer and one year (Hacienda, Pub. 15-04). Of a W-2 file of the states it
 * reports only that it is one, since the other rules are those of another form.
 */
export function checkW2prFile(agency: W2prAgency, report: ReportFinding): FileChecker {
  let isOfTheStates = false;
  const tell: ReportFinding = (...finding) => {
    if (!isOfTheStates) report(...finding);
  };
  const tables = W2PR_RECORDS[agency];
  const order = watchOrder(W2PR_ORDER[agency], tell);
  const passTotals = watchTotals(W2PR_TOTALS[agency], tell);
  const employer: FileEmployer = { taxYear: Number.NaN, employmentCode: '' };
  const employees = watchEmployees({ agency, employer, tell });

  return {
    typeOf: ({ text }) => (isRecordType(text.slice(0, 2)) ? text.slice(0, 2) : null),
    check: (record) => {
      if (hasNoJurisdiction(record)) {
        tell('w2-of-the-states', { record, field: JURISDICTION });
        isOfTheStates = true;
      }
      order.pass(record);
      const { type } = record;
      if (type === null || !isRecordType(type)) return;
      const person = employees.pass(record, type);
      checkFields(record, tables[type], tell, person);
      passTotals(record);
      if (type === 'RA') checkResubmission(record, tell);
      if (type === 'RE') Object.assign(employer, employerIn(record));
    },
    end: (last) => {
      employees.end();
      order.end(last);
    },
    year: () => (Number.isNaN(employer.taxYear) ? null : employer.taxYear),
  };
}

function isRecordType(type: string): type is W2prRecordType {
  return Object.hasOwn(W2PR_RECORDS.suri, type);
}

function employerIn(record: ReadFileRecord): FileEmployer {
  const { taxYear, employmentCode } = W2PR_RECORDS.suri.RE.fields;
  return { taxYear: numberIn(record, taxYear), employmentCode: valueOf(record, employmentCode) };
}

const JURISDICTION = W2PR_RECORDS.suri.RE.fields.jurisdiction;

/**
 * Returns true for the record of an employer with a blank jurisdiction: W-2 files of the states have the same
 * records and no jurisdiction (SSA, Pub. 42-007). A record of another length may be shifted.
 */
function hasNoJurisdiction(record: ReadFileRecord): boolean {
  const isWhole = record.text.length === W2PR_RECORDS.suri.RE.length;
  return record.type === 'RE' && isWhole && valueOf(record, JURISDICTION).trim() === '';
}

/**
 * Checks the code of a resubmission: a file that is sent again has the code of the notice that asked for it;
 * others have none (SSA, Pub. 42-007).
 */
function checkResubmission(record: ReadFileRecord, tell: ReportFinding): void {
  const { resubmission, resubmissionCode: field } = W2PR_RECORDS.suri.RA.fields;
  const isAgain = valueOf(record, resubmission) === '1';
  const hasCode = valueOf(record, field).trim() !== '';
  if (isAgain !== hasCode) tell('resubmission-code', { record, field });
}

/**
 * The order of the records. Hacienda requires all nine kinds (Pub. 15-04). The SSA reads neither RS nor RV,
 * and accepts no RV without an RS (Pub. 42-007).
 */
const W2PR_ORDER: Readonly<Record<W2prAgency, RecordOrder>> = {
  suri: {
    start: ['RA'],
    RA: ['RE'],
    RE: ['RW'],
    RW: ['RO'],
    RO: ['RS'],
    RS: ['RW', 'RT'],
    RT: ['RU'],
    RU: ['RV'],
    RV: ['RF'],
    RF: ['end'],
  },
  ssa: {
    start: ['RA'],
    RA: ['RE'],
    RE: ['RW'],
    RW: ['RO'],
    RO: ['RS', 'RW', 'RT'],
    RS: ['RW', 'RT'],
    RT: ['RU'],
    RU: ['RV', 'RF'],
    RV: ['RF'],
    RF: ['end'],
  },
};

const { RW, RO, RS, RT, RU, RV, RF } = W2PR_RECORDS.suri;

const FEDERAL: readonly SumRule[] = [
  ...sumsByName(RT, RW, [
    'socialSecurityWages',
    'socialSecurityWithheld',
    'medicareWages',
    'medicareWithheld',
    'socialSecurityTips',
    'healthCost',
  ]),
  ...sumsByName(RU, RO, [
    'uncollectedTipsTax',
    'wages',
    'commissions',
    'concessions',
    'tips',
    'totalPay',
    'incomeTaxWithheld',
    'governmentRetirement',
  ]),
];

const STATE: readonly SumRule[] = [
  ...sumsByName(RV, RS, [
    'reimbursedExpenses',
    'codaPlans',
    'uncollectedSocialSecurity',
    'uncollectedMedicare',
    'donations',
    'doubledSavings',
  ]),
  {
    total: fieldPlace(RV, 'exemptWages'),
    parts: [
      fieldPlace(RS, 'exemptWages16'),
      fieldPlace(RS, 'exemptWages17'),
      fieldPlace(RS, 'exemptWages18'),
    ],
  },
];

const COUNTS: readonly CountRule[] = [
  { total: fieldPlace(RT, 'employees'), counted: 'RW' },
  { total: fieldPlace(RU, 'employees'), counted: 'RO' },
  { total: fieldPlace(RF, 'employees'), counted: 'RW' },
];

/** The fields that are sums; those of the state records only for the agency that reads them. */
const W2PR_TOTALS: Readonly<Record<W2prAgency, { sums: readonly SumRule[]; counts: readonly CountRule[] }>> =
  {
    suri: { sums: [...FEDERAL, ...STATE], counts: COUNTS },
    ssa: { sums: FEDERAL, counts: COUNTS },
  };
