import { runBookCheck, runBookChecks } from './audit/book-checks.ts';
import type { LongWork } from './long-work.ts';
import { comparedYears } from './report/lists/what-if.ts';
import { yearReconciliation } from './report/reconciliation/reconciliation.ts';

/** All work that another thread may do. */
export const LONG_WORK = [
  comparedYears,
  yearReconciliation,
  runBookCheck,
  runBookChecks,
] satisfies readonly LongWork<unknown, never>[];
