import { describe, expect, it } from 'vitest';
import { FILE_TYPES, type FileType } from './file-type.ts';
import { isFieldShown, PROCESS_FIELDS, type ProcessFieldChoice } from './process-field.ts';

const asked = (fileType: FileType, choice: Partial<ProcessFieldChoice> = {}) =>
  PROCESS_FIELDS.filter((field) => isFieldShown({ ...NOTHING_ELSE, fileType, ...choice }, field));

const NOTHING_ELSE = {
  employeeId: null,
  employeeFile: 'w2pr',
  paySpan: 'dates',
  submission: 'original',
} as const;

// The expected fields of each file type, for all employees.
const TABLE: Record<FileType, string[]> = {
  1: ['year'],
  2: ['year'],
  3: ['year', 'quarter'],
  4: ['year', 'quarter'],
  5: ['year', 'quarter'],
  6: ['year', 'quarter'],
  7: ['fiscalYear'],
  8: ['year', 'payFrequency', 'periodId'],
  9: ['year', 'quarter'],
  10: ['year', 'submission'],
  11: ['year', 'submission'],
  12: ['year', 'bonusRule'],
  13: ['year'],
  14: ['start', 'end'],
  15: ['start', 'end'],
  16: ['paySpan', 'start', 'end'],
  17: ['paySpan', 'start', 'end'],
};

describe('Procesos screen', () => {
  it.each(FILE_TYPES)('shows the fields of file type %i', (fileType) => {
    expect(asked(fileType)).toEqual(TABLE[fileType]);
  });

  it('shows the choice of file for one employee, whose stubs need only the year', () => {
    expect(asked(1, { employeeId: 3 })).toEqual(['employeeFile', 'year']);
    expect(asked(1, { employeeId: 3, employeeFile: 'year-stubs' })).toEqual(['employeeFile', 'year']);
  });

  it('shows the pay frequency only if no employee is chosen', () => {
    expect(asked(8, { employeeId: 3 })).toEqual(['year', 'periodId']);
  });

  it.each([16, 17] as const)('shows the period for file type %i by period, as for stubs', (type) => {
    const paySpan = 'period';
    expect(asked(type, { paySpan })).toEqual(['paySpan', 'year', 'payFrequency', 'periodId']);
    expect(asked(type, { paySpan, employeeId: 3 })).toEqual(['paySpan', 'year', 'periodId']);
  });

  it.each([10, 11] as const)('shows the submission code of file type %i for a correction', (fileType) => {
    expect(asked(fileType, { submission: 'correction' })).toEqual(['year', 'submission', 'submissionCode']);
  });
});
