import { describe, expect, it } from 'vitest';
import { boxPartText, partText, totalText } from './total-text.ts';

describe('a figure of a document', () => {
  it('is said in words, with the unit that it has', () => {
    expect(totalText({ name: 'employees', value: 1 })).toBe('1 empleado');
    expect(totalText({ name: 'employees', value: 1_200 })).toBe('1,200 empleados');
    expect(totalText({ name: 'gross', value: 184_220_00 })).toBe('salarios $184,220.00');
    expect(totalText({ name: 'disabilityDue', value: 0 })).toBe('incapacidad $0.00');
    expect(totalText({ name: 'vacationTaken', value: 90 })).toBe('vacaciones usadas 01:30');
  });

  it('is brought together in what was paid, or in time', () => {
    expect(partText('employees', 480_00)).toBe('$480.00');
    expect(partText('sickTaken', 240)).toBe('04:00');
  });

  it('has what each pay brings to a box in dollars, in time or in weeks', () => {
    expect(boxPartText('gross', 480_00)).toBe('$480.00');
    // 1,453 hours and a half
    expect(boxPartText('countedMinutes', 87_210)).toBe('1453:30');
    expect(boxPartText('vacationTaken', 480)).toBe('08:00');
    expect(boxPartText('weeks', 12)).toBe('12');
  });
});
