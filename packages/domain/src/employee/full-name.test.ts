import { describe, expect, it } from 'vitest';
import { anEmployee } from './employee.builder.ts';
import { fullName } from './full-name.ts';

describe('full name of an employee', () => {
  it('has the names in spoken order', () => {
    expect(fullName(anEmployee())).toBe('Ana L Rivera Ortiz');
  });

  it('omits missing names without a gap', () => {
    expect(fullName(anEmployee({ middleName: '', motherLastName: '' }))).toBe('Ana Rivera');
  });

  it('ends with the suffix', () => {
    expect(fullName(anEmployee({ middleName: '', nameSuffix: 'Jr.' }))).toBe('Ana Rivera Ortiz Jr.');
  });
});
