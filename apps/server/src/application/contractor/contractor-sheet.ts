import type { Company } from '@garita/domain/company/company.schema';
import type { OtherRecordPayment } from '@garita/domain/contractor/contractor-rule';
import type { ContractorPaymentView } from '@garita/ledger/queries/contractor/contractor-payment-view';
import { contractorPaymentsOfYear } from '@garita/ledger/queries/contractor/contractor-payments';
import {
  type ContractorTotals,
  contractorYearToDate,
} from '@garita/ledger/queries/contractor/contractor-totals';
import { paymentsOfOtherRecords } from '@garita/ledger/queries/contractor/earlier-payments';
import { nextChequeNumber } from '@garita/ledger/queries/pay/cheques';
import { logPosition } from '@garita/ledger/queries/pay/pay-beside';
import { listUserNames } from '@garita/ledger/registry/access/user-names';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { companyScope } from '../access.ts';
import { useCase } from '../use-case.ts';
import { contractorSubjectIn } from './contractor-subject.ts';
import type { ContractorRecord } from './contractors.ts';
import { seenOtherPayments, seenPayments } from './seen-payments.ts';

/** Everything that the screen of a contractor's hours needs to run the same calculation as the server. */
export type ContractorSheet = {
  year: number;
  company: SavedRecord<Company>;
  contractor: ContractorRecord;
  /** The live payments with a pay date in the year, by pay date. */
  payments: ContractorPaymentView[];
  yearToDate: ContractorTotals;
  /** The payments of the payee's other records, by the law's rule; none by the specification's. */
  otherPayments: OtherRecordPayment[];
  /** The names of the account's users, to tell who recorded a payment. */
  users: { id: number; name: string }[];
  /** The number of the company's next cheque. */
  nextCheque: number;
  /** The end of the company's log before the sheet was read; pay that was loaded later may be missing. */
  position: number;
};

type SheetRequest = { companyId: number; contractorId: number; year: number };

/** Returns everything that the screen of a contractor's hours shows of a tax year. Errors: `not-found`. */
export const contractorSheet = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { companyId, contractorId, year }: SheetRequest,
  ): Promise<ContractorSheet> => {
    const scope = companyScope(actor, companyId);
    const { company, contractor } = await contractorSubjectIn(database, scope, contractorId);
    const key = { companyId, contractorId };
    const position = await logPosition(database, companyId);
    return {
      year,
      position,
      company,
      contractor: { ...contractor, companyId },
      payments: seenPayments(actor, await contractorPaymentsOfYear(database, key, year)),
      otherPayments:
        company.contractorRule === 'law'
          ? seenOtherPayments(actor, await paymentsOfOtherRecords(database, key, year))
          : [],
      yearToDate: await contractorYearToDate(database, { ...key, taxYear: year }),
      users: await listUserNames(database, actor.accountId),
      nextCheque: await nextChequeNumber(database, companyId),
    };
  },
);
