import type { ReportName, ReportRequestOf } from '@garita/domain/report/report-request';
import { historyOf } from './lists/history.ts';
import { journalBetween, journalOfPeriod } from './lists/journal.ts';
import { LISTS } from './lists/lists.ts';
import { registerOfRun } from './lists/payroll-register.ts';
import { registerOfPeriod } from './lists/register-as-known.ts';
import { whatIfBetween } from './lists/what-if.ts';
import type { PreparedReport } from './prepared-report.ts';
import { reconciliationOfYear } from './reconciliation/reconciliation-report.ts';
import type { ReportContext } from './report-cache.ts';
import { employerCostBetween, employerCostOfPeriod } from './returns/employer-cost.ts';
import { loadForm940, loadForm941, loadForm943 } from './returns/employer-returns.ts';
import { form480sForSuri } from './returns/form-480-file.ts';
import { loadForm499 } from './returns/form-499.ts';
import { chauffeursOfQuarter, unemploymentOfQuarter } from './returns/insurance-returns.ts';
import { w2prsForSsa, w2prsForSuri, wagesOfQuarter } from './returns/text-files.ts';
import { w2prsOf } from './returns/w2prs.ts';
import { stubOfContractorPayment } from './stubs/contractor-stub.ts';
import {
  earningsCertificateBetween,
  employmentLetterOf,
  withholdingCertificateOf,
} from './stubs/employee-letters.ts';
import { letterOfEntry } from './stubs/pay-letter.ts';
import { stubOfEntry, stubsOfPeriod, stubsOfYear } from './stubs/pay-stubs.ts';

/**
 * Reads the data of a document. The request has been checked: it is of this account, and nothing refuses it.
 */
type ReportMaker<Name extends ReportName> = (
  context: ReportContext,
  request: ReportRequestOf<Name>,
) => Promise<PreparedReport>;

/**
 * The function that prepares each document. A new document is one line here; a new list is one in `LISTS`.
 */
const MAKERS: { [Name in ReportName]: ReportMaker<Name> } = {
  ...LISTS,
  'period-stubs': stubsOfPeriod,
  'year-stubs': stubsOfYear,
  'entry-stub': stubOfEntry,
  'pay-letter': letterOfEntry,
  'withholding-certificate': withholdingCertificateOf,
  'employment-letter': employmentLetterOf,
  'earnings-certificate': earningsCertificateBetween,
  w2pr: w2prsOf,
  'form-940': loadForm940,
  'form-941': loadForm941,
  'form-943': loadForm943,
  'form-499': loadForm499,
  unemployment: unemploymentOfQuarter,
  'chauffeur-insurance': chauffeursOfQuarter,
  'wages-text': wagesOfQuarter,
  'w2pr-suri-text': w2prsForSuri,
  'w2pr-ssa-text': w2prsForSsa,
  'employer-cost': employerCostBetween,
  'period-employer-cost': employerCostOfPeriod,
  'payroll-register': registerOfRun,
  journal: journalBetween,
  'period-journal': journalOfPeriod,
  history: historyOf,
  'register-as-known': registerOfPeriod,
  reconciliation: reconciliationOfYear,
  'what-if': whatIfBetween,
  'contractor-stub': stubOfContractorPayment,
  'form-480-text': form480sForSuri,
};

/** Returns the function that makes a document. */
export function reportMaker<Name extends ReportName>(name: Name): ReportMaker<Name> {
  return MAKERS[name];
}

/** Returns the names of the documents that can be downloaded. */
export function reportNames(): ReportName[] {
  return Object.keys(MAKERS) as ReportName[]; // the keys of a record over a closed union are that union
}
