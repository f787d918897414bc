import { describe, expect, it } from 'vitest';
import { aSavedPayment, aSheet } from './payment.builder.ts';
import { paymentWarnings, subjectWarnings } from './warning-list.tsx';

const HOURS = 60;
const warningsOf = (minutes: number) => paymentWarnings({ payDate: '2026-03-15', minutes });

describe('what deserves a second look', () => {
  it('is more time than a month of 31 days has: 744 hours', () => {
    expect(warningsOf(744 * HOURS)).toEqual([]);
    expect(warningsOf(744 * HOURS + 1)).toEqual([{ code: 'hours-above-month', worked: 44_641 }]);
  });

  it('is that nobody who is switched off is paid anew; what was saved stays', () => {
    const sheet = aSheet({ contractor: { isActive: false } });
    expect(subjectWarnings({ sheet, saved: undefined })).toEqual([{ code: 'contractor-inactive' }]);
    expect(subjectWarnings({ sheet, saved: aSavedPayment(sheet) })).toEqual([]);
  });
});
