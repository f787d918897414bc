import { anEmployee } from '@garita/domain/employee/employee.builder';
import { employeeFileLines } from '@garita/domain/file-text/file-lines';
import { expect, it } from 'vitest';
import {
  disabilityWarnings,
  employerNumberWarnings,
  fileWordsWarnings,
  socialSecurityWarnings,
  stateWarnings,
  taxpayerWarnings,
  unemploymentWarnings,
} from './file-values.ts';

it('warns of a number that is never issued, and of none that was not sent or is masked', () => {
  expect(socialSecurityWarnings('000123456')).toEqual([expect.stringContaining('no emite números así')]);
  expect(socialSecurityWarnings('900-70-1234')).toHaveLength(1);
  expect(socialSecurityWarnings('***-**-1234')).toEqual([]);
  expect(socialSecurityWarnings(undefined)).toEqual([]);
});

it('takes the number of a taxpayer without a social security number of a contractor', () => {
  expect(taxpayerWarnings('900701234')).toEqual([]);
  expect(taxpayerWarnings('666701234')).toHaveLength(1);
});

it('warns of an employer number that the IRS never gives, and of none that was not sent or is masked', () => {
  expect(employerNumberWarnings('07-1234567')).toEqual([
    expect.stringContaining('no da números patronales así'),
  ]);
  expect(employerNumberWarnings('000000000')).toHaveLength(1);
  expect(employerNumberWarnings('66-0123456')).toEqual([]);
  expect(employerNumberWarnings('*****3456')).toEqual([]);
  expect(employerNumberWarnings(undefined)).toEqual([]);
});

it('names each state that no file takes once', () => {
  expect(stateWarnings([{ state: 'P.R.' }, { state: 'P.R.' }, { state: 'PR' }, { state: '' }])).toEqual([
    expect.stringContaining('«P.R.» no es un estado en dos letras'),
  ]);
});

it('warns of an employer number of the Department of Labor of other than nine digits', () => {
  expect(unemploymentWarnings('12-3456')).toHaveLength(1);
  expect(unemploymentWarnings('123-456-789')).toEqual([]);
});

it('warns of a company whose PRUI-10 would leave out the share of the employees', () => {
  expect(disabilityWarnings(0)).toEqual([expect.stringContaining('línea 4B')]);
  expect(disabilityWarnings(3_000)).toEqual([]);
});

it('names the words that files have no room for, and what is lost of them', () => {
  const long = anEmployee({ firstName: 'María de la Soledad' });
  expect(fileWordsWarnings(employeeFileLines(long))).toEqual([
    'En los archivos, el nombre queda «MARIA DE LA SOL» y pierde «EDAD»: escriba cómo debe ir.',
  ]);
  expect(fileWordsWarnings(employeeFileLines({ ...long, fileFirstName: 'María S' }))).toEqual([]);
});
