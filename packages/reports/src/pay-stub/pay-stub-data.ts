import type { HourlyRates } from '@garita/domain/employee/hourly-rates';
import type { Address } from '@garita/domain/field/address.schema';
import type { Cents } from '@garita/domain/money/cents';
import type { Rate } from '@garita/domain/money/rate';
import type { Amounts } from '@garita/domain/pay/amounts';
import type { OpeningBalanceFigures } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import type { RecordedMark } from '@garita/domain/pay/paid-difference';
import type { LineDirection, WithholdingMethod } from '@garita/domain/reference/enumerations';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Minutes } from '@garita/domain/time/work-minutes';

/**
 * A company's own line: unsigned cents of this entry and of the year, under the name that the entry froze.
 */
export type StubCompanyLine = {
  taxId: number;
  name: string;
  direction: LineDirection;
  current: Cents;
  year: Cents;
};

/**
 * The data of the stub of one time entry. Cents, minutes and parts per million; names and addresses as they
 * are now, amounts as the entry froze them.
 */
export type PayStubData = {
  entryId: number;
  company: { name: string; postalAddress: Address; employerIdentificationNumber: string };
  employee: {
    firstName: string;
    middleName: string;
    lastName: string;
    motherLastName: string;
    address: Address;
    /** The last four digits. A stub never gets the others. */
    socialSecurityLast4: string;
  };
  period: Pick<PayPeriod, 'id' | 'number' | 'year' | 'start' | 'end'>;
  payDate: CalendarDate;
  /** The payment method and date; null while it is not marked as paid. */
  paid: RecordedMark | null;
  /** The amounts and times of this entry. */
  current: Amounts;
  /**
   * The sums over the live entries of the tax year, up to this one by pay date and then entry, without the
   * opening balance.
   */
  year: Amounts;
  /** The lines with an amount in either column: together they are `otherDiscounts` and `otherIncreases`. */
  companyLines: readonly StubCompanyLine[];
  /** The part of the year's column from the opening balance; null without one. */
  openingBalance: OpeningBalanceFigures | null;
  /** The time that this entry's salary pays for, 0 without a salary; it is not typed. */
  salariedMinutes: Minutes;
  rates: HourlyRates;
  /**
   * The method of the income tax: a flat rate, or the row of the table with this rate. Null if the tax was
   * typed.
   */
  withholding: { rule: WithholdingMethod; rate: Rate } | null;
  /** Balances at the end of the period; they may be negative. */
  leave: { vacation: Minutes; sick: Minutes };
  memo?: string | undefined;
  /** The days of the closed period that the entry corrects; all amounts of a correction are differences. */
  corrects?: Pick<PayPeriod, 'start' | 'end'> | undefined;
};
