import type { CompanyEvent } from './company-events.ts';
import type { ContractorYearEvent } from './contractor-events.ts';
import type { PayrollYearEvent } from './payroll-events.ts';

/** An event of any stream, its payload in today's shape. */
export type AnyLedgerEvent = PayrollYearEvent | ContractorYearEvent | CompanyEvent;
