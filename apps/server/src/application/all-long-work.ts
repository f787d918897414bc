import { runBookCheck, runBookChecks } from './audit/book-checks.ts';
import { packetFile } from './audit/download-auditor-packet.ts';
import { producedFiling } from './filing/file-document.ts';
import { currentLines } from './filing/filed-documents.ts';
import { registersAtPoints } from './history/register-as-known.ts';
import type { LongWork } from './long-work.ts';
import { packageFile } from './report/download-package.ts';
import { reportFile } from './report/download-report.ts';
import { certificateSwitches } from './report/lists/certificate-switch.ts';
import { comparedYears } from './report/lists/what-if.ts';
import { reportPreview } from './report/preview-report.ts';
import { reachedDocuments } from './report/reached-documents.ts';
import { yearReconciliation } from './report/reconciliation/reconciliation.ts';
import { figureSources } from './report/report-sources.ts';

/** All work that another thread may do. */
export const LONG_WORK = [
  certificateSwitches,
  comparedYears,
  yearReconciliation,
  runBookCheck,
  runBookChecks,
  reportPreview,
  figureSources,
  reachedDocuments,
  registersAtPoints,
  currentLines,
  producedFiling,
  reportFile,
  packageFile,
  packetFile,
] satisfies readonly LongWork<unknown, never>[];
