import { describe, expect, it } from 'vitest';
import { employeeStubFileName, periodStubsFileName } from './file-name.ts';

describe('the file name of stubs', () => {
  it('names the employee and the period', () => {
    expect(employeeStubFileName({ firstName: 'Ana', lastName: 'Rivera' }, 21)).toBe(
      'Empleado-Ana-Rivera-Periodo-21.pdf',
    );
    expect(periodStubsFileName(21)).toBe('All-Periodo-21.pdf');
  });

  it('shows a period number of 53 or more as the number minus 52', () => {
    expect(periodStubsFileName(52)).toBe('All-Periodo-52.pdf');
    expect(periodStubsFileName(53)).toBe('All-Periodo-1.pdf');
    expect(periodStubsFileName(104)).toBe('All-Periodo-52.pdf');
  });

  it('keeps accents and leaves out what is missing', () => {
    expect(employeeStubFileName({ firstName: 'María José', lastName: 'Muñoz' }, 3)).toBe(
      'Empleado-María-José-Muñoz-Periodo-3.pdf',
    );
    expect(employeeStubFileName({ firstName: 'Ana', lastName: '' }, 3)).toBe('Empleado-Ana-Periodo-3.pdf');
  });

  it.each(['../../etc', 'a/b\\c', 'con:nul*?"<>|', 'x\r\ny: z', '\u202Efdp', '...', "O'Neill"])(
    'lets nothing of %j mean something to a file system or a header',
    (name) => {
      expect(employeeStubFileName({ firstName: name, lastName: name }, 1)).toMatch(
        /^Empleado(-[\p{L}\p{N}]+)*-Periodo-1\.pdf$/u,
      );
    },
  );

  it('stays within the 255 bytes that a file system allows', () => {
    const name = '𐐀'.repeat(150); // four bytes a letter
    expect(Buffer.byteLength(employeeStubFileName({ firstName: name, lastName: name }, 53))).toBeLessThan(
      256,
    );
  });
});
