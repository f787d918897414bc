import { describe, expect, it } from 'vitest';
import { fileAmounts } from './file-amounts.ts';
import { fileOf, form480Records, ssaRecords, suriRecords, wageRecords } from './sample-files.builder.ts';

/** Ana and Luis together: box 16 is his. */
const CERTIFIED = {
  socialSecurityWages: 40_700_00,
  socialSecurityWithheld: 2_542_00,
  medicareWages: 41_000_00,
  medicareWithheld: 594_50,
  socialSecurityTips: 300_00,
  wages: 30_000_00,
  commissions: 500_00,
  concessions: 200_00,
  tips: 300_00,
  incomeTaxWithheld: 2_100_00,
};
const STATE = { donations: 25_00, reimbursedExpenses: 75_50, codaPlans: 600_00, exemptWages: 10_000_00 };
const UNCOLLECTED = { uncollectedSocialSecurity: 0, uncollectedMedicare: 0 };

describe('what a file comes to by its bytes', () => {
  it('is what the total records of certificates say, of state records where Hacienda reads them', async () => {
    expect(await fileAmounts(fileOf(suriRecords()), 'w2pr-suri-text')).toEqual({
      ...CERTIFIED,
      ...STATE,
      ...UNCOLLECTED,
    });
    expect(await fileAmounts(fileOf(ssaRecords()), 'w2pr-ssa-text')).toEqual({
      ...CERTIFIED,
      uncollectedTipsTax: 0,
    });
  });

  it('is the wages of every employee, where no record says a total', async () => {
    // 7,500.00 + 2,500.00
    expect(await fileAmounts(fileOf(wageRecords()), 'wages-text')).toEqual({ quarterWages: 10_000_00 });
  });

  it('is what the 480.6SP.2 says', async () => {
    // 300.00 + 400.00 + 1,200.00 + 9,500.00; 120.00 + 570.00
    expect(await fileAmounts(fileOf(form480Records()), 'form-480-text')).toEqual({
      totalPaid: 11_400_00,
      totalWithheld: 690_00,
    });
  });

  it('follows the bytes, whoever wrote them', async () => {
    const changed = form480Records().map((record) => record.replace('000000001140000', '000000001140001'));
    expect(await fileAmounts(fileOf(changed), 'form-480-text')).toMatchObject({ totalPaid: 11_400_01 });
  });
});
