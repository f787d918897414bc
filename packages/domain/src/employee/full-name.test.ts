import { describe, expect, it } from 'vitest';
import { anEmployee } from './employee.builder.ts';
import { fullName } from './full-name.ts';

describe('the full name of an employee', () => {
  it('has the names in the order in which they are said', () => {
    expect(fullName(anEmployee())).toBe('Ana L Rivera Ortiz');
  });

  it('leaves out, without a gap, what is missing', () => {
    expect(fullName(anEmployee({ middleName: '', motherLastName: '' }))).toBe('Ana Rivera');
  });

  it('ends with the suffix', () => {
    expect(fullName(anEmployee({ middleName: '', nameSuffix: 'Jr.' }))).toBe('Ana Rivera Ortiz Jr.');
  });
});
