import { calculateContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { describe, expect, it } from 'vitest';
import { aSavedPayment, aSheet } from './sheet.builder.ts';
import { paymentWarnings, subjectWarnings } from './warnings.ts';

const HOURS = 60;
const facts = { entityType: 'individual', hourlyRate: 10_00, withholdingRate: 0 } as const;
const warningsOf = (minutes: number, editedRetained?: number) => {
  const time = { payDate: '2026-03-15', minutes, editedRetained };
  return paymentWarnings(time, calculateContractorPayment(facts, time));
};

describe('what deserves a second look', () => {
  it('is more time than a month of 31 days has: 744 hours', () => {
    expect(warningsOf(744 * HOURS)).toEqual([]);
    expect(warningsOf(744 * HOURS + 1)).toEqual([{ code: 'hours-above-month', worked: 44_641 }]);
  });

  it('is more withheld than is paid', () => {
    // 10.00 × 1 h = 10.00, from which 12.00 cannot be taken
    expect(warningsOf(HOURS, 12_00)).toEqual([{ code: 'uncollected', uncollected: 2_00 }]);
  });

  it('is that nobody who is switched off is paid anew; what was saved stays', () => {
    const sheet = aSheet({ contractor: { isActive: false } });
    expect(subjectWarnings({ sheet, saved: undefined })).toEqual([{ code: 'contractor-inactive' }]);
    expect(subjectWarnings({ sheet, saved: aSavedPayment(sheet) })).toEqual([]);
  });
});
