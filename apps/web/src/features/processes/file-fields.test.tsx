import { type Access, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { FILE_TYPES, type FileType } from '@garita/domain/report/file-type';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { FileFields } from './file-fields.tsx';
import { choiceIn, unknownYearsIn } from './process-choice.ts';

const TODAY = '2026-03-02';

function showFields(fileType: FileType, access: Access = WHOLE_ACCOUNT, more = '') {
  const address = new URLSearchParams(`company=7&type=${fileType}${more}`);
  show(
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, access } }) }}>
      <FileFields
        choice={choiceIn(address, TODAY)}
        unknownYears={unknownYearsIn(address, TODAY)}
        today={TODAY}
        employee={undefined}
        errors={{}}
        submissionCode=""
        onChoose={() => {}}
        onSubmissionCode={() => {}}
      />
    </TestServer>,
  );
  const [choice, ...asked] = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(choice).toBe('Seleccione tipo de archivo');
  const chosen = screen.getByRole<HTMLSelectElement>('combobox', { name: choice }).selectedOptions[0];
  return [chosen?.text, ...asked];
}

const YEAR = 'Seleccione el año';
const QUARTER = 'Seleccione el trimestre';
const SUBMISSION = 'Tipo de envío';

// The table of the file types: the label, and what is asked for all employees, in order.
const TABLE: Record<FileType, string[]> = {
  1: ['W-2PR (Archivo del empleado)', YEAR],
  2: ['940', YEAR],
  3: ['941', YEAR, QUARTER],
  4: ['Hacienda 499 R-1B', YEAR, QUARTER],
  5: ['Desempleo e incapacidad', YEAR, QUARTER],
  6: ['Choferil', YEAR, QUARTER],
  7: ['CFSE', 'Seleccione el año fiscal'],
  8: ['Talonarios por período', YEAR, 'Período de norma', 'Seleccione un Periodo'],
  9: ['Wages TXT, Depto. del Trabajo', YEAR, QUARTER],
  10: ['W-2PR SURI TXT', YEAR, SUBMISSION],
  11: ['W-2PR SSA TXT', YEAR, SUBMISSION],
  12: ['Bono de Navidad', YEAR],
  13: ['943', YEAR],
  14: ['Reporte de salarios', 'Desde', 'Hasta'],
  15: ['Vacaciones y enfermedad', 'Desde', 'Hasta'],
  16: ['Costo patronal', 'Seleccione qué cubre', 'Desde', 'Hasta'],
  17: ['Asiento contable', 'Seleccione qué cubre', 'Desde', 'Hasta'],
};

it.each(FILE_TYPES)('file type %i asks for what the table says', (fileType) => {
  expect(showFields(fileType)).toEqual(TABLE[fileType]);
});

it.each([
  [2, '&year=1999', 'Aquí no hay un año 1999. Este es 2026.'],
  [7, '&fiscal=dos', 'Aquí no hay un año dos. Este es 2026.'],
] as const)('file type %i says that %s is no year', (fileType, address, sentence) => {
  showFields(fileType, WHOLE_ACCOUNT, address);
  expect(screen.queryByText(sentence)).not.toBeNull();
});

it('says nothing of a year that the file does not ask for', () => {
  expect(showFields(14, WHOLE_ACCOUNT, '&year=1999')).toEqual(TABLE[14]);
  expect(screen.queryByText(/Aquí no hay/)).toBeNull();
});

it.each([
  [2, 'Seleccione el año', ['2024', '2025']],
  // The fiscal year 2026 ends in a year that is not seen, and that of 2024 begins in one.
  [7, 'Seleccione el año fiscal', ['2025']],
] as const)('file type %i offers only years within the access of an auditor', async (type, label, years) => {
  showFields(type, { ...WHOLE_ACCOUNT, fromYear: 2024, toYear: 2025 });
  const select = screen.getByRole('combobox', { name: label });
  const offered = () =>
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.match(/\d{4}$/)?.[0]);
  await waitFor(() => expect(offered().filter(Boolean)).toEqual(years));
});
