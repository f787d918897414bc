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

// The table of the rulings, 'Files on the Procesos screen', for all employees, and what was added to it.
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

describe('the Procesos screen', () => {
  it.each(FILE_TYPES)('asks file type %i for what its document needs', (fileType) => {
    expect(asked(fileType)).toEqual(TABLE[fileType]);
  });

  it('asks which of the two files of one employee, whose stubs need the year alone', () => {
    expect(asked(1, { employeeId: 3 })).toEqual(['employeeFile', 'year']);
    expect(asked(1, { employeeId: 3, employeeFile: 'year-stubs' })).toEqual(['employeeFile', 'year']);
  });

  it('asks for the frequency of the periods only where no employee brings one', () => {
    expect(asked(8, { employeeId: 3 })).toEqual(['year', 'periodId']);
  });

  it.each([16, 17] as const)(
    'asks file type %i of the pay of a period by the period, as of stubs',
    (type) => {
      const paySpan = 'period';
      expect(asked(type, { paySpan })).toEqual(['paySpan', 'year', 'payFrequency', 'periodId']);
      expect(asked(type, { paySpan, employeeId: 3 })).toEqual(['paySpan', 'year', 'periodId']);
    },
  );

  it.each([10, 11] as const)('asks file type %i for the code of a correction', (fileType) => {
    expect(asked(fileType, { submission: 'correction' })).toEqual(['year', 'submission', 'submissionCode']);
  });
});
