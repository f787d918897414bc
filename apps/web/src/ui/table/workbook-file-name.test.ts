import { expect, it } from 'vitest';
import { workbookFileName } from './workbook-file-name.ts';

it('is the list and the day', () => {
  expect(workbookFileName('Compañías', '2026-11-21')).toBe('Compañías-2026-11-21.xlsx');
});

it('has accents in one piece, as a Mac would not have written them', () => {
  const decomposed = 'Compañías'.normalize('NFD');
  expect(workbookFileName(decomposed, '2026-11-21')).toBe('Compañías-2026-11-21.xlsx'.normalize('NFC'));
});

it('has nothing that Windows refuses', () => {
  expect(workbookFileName('W-2: enero/marzo', '2026-11-21')).toBe('W-2- enero-marzo-2026-11-21.xlsx');
});
