import { describe, expect, it } from 'vitest';
import {
  AMOUNT,
  COUNT,
  DATE,
  HOURS,
  PERCENT,
  PHONE,
  SOCIAL_SECURITY_NUMBER,
  TEXT,
  YES_NO,
  ZIP,
} from './cell-kinds.ts';
import { type FileCell, numberCell } from './sheet-cell.ts';

const text = (typed: string): FileCell => ({ kind: 'text', text: typed });
const number = (value: number, format = 'General') => numberCell(value, format, 1900);

describe('a cell that has one meaning', () => {
  it.each([
    [
      'a number with the format of social security numbers',
      SOCIAL_SECURITY_NUMBER,
      number(12_345_678, '000-00-0000'),
      '012345678',
    ],
    ['a number that lost two zeros', SOCIAL_SECURITY_NUMBER, number(1_234_567), '001234567'],
    ['a telephone number as a number', PHONE, number(7_875_550_110), '7875550110'],
    ['a long postal code as a number', ZIP, number(9_011_234, '00000-0000'), '00901-1234'],
    ['a date', DATE, number(33_013, 'd/m/yy'), '1990-05-20'],
    ['a date with a time', DATE, number(33_013.5, 'm/d/yyyy h:mm'), '1990-05-20'],
    ['a date in words', DATE, text('20 de mayo de 1990'), '1990-05-20'],
    ['a duration', HOURS, number(40 / 24, '[h]:mm'), 2_400],
    ['a duration of less than a day', HOURS, number(8.5 / 24, 'h:mm'), 510],
    ['hours with a fraction', HOURS, number(37.5), 2_250],
    ['hours in words', HOURS, text('37 h 30'), 2_250],
    ['a number of three decimals', AMOUNT, number(12.345), 1_235],
    ['an amount with its currency', AMOUNT, text('US$ 1,234.50'), 123_450],
    ['an amount with a blank between thousands', AMOUNT, text('1 234,50'), 123_450],
    ['a percentage', PERCENT, number(0.07, '0.00%'), 70_000],
    ['a percentage with its sign', PERCENT, text('0.5%'), 5_000],
    ['a count with zeros behind its point', COUNT, text('2.0'), 2],
    ['a text of digits', TEXT, number(1_234, '000000'), '001234'],
    ['a text of digits between signs', TEXT, number(12_345_678, '000-00-0000'), '012-34-5678'],
    ['a text of digits behind letters', TEXT, number(12, '"EMP-"0000'), 'EMP-0012'],
    ['a text of more digits than its places', TEXT, number(12_345, '"EMP-"000'), 'EMP-12345'],
    ['a text of digits with commas', TEXT, number(1_234, '_(* #,##0_);_(* (#,##0);_(@_)'), '1234'],
    ['a flag', YES_NO, { kind: 'flag', isTrue: true } satisfies FileCell, true],
    ['a flag in a file of separated values', YES_NO, text('VERDADERO'), true],
    ['a word in whatever letters', YES_NO, text('SI'), true],
  ])('%s is read', (_name, kind, cell, value) => {
    expect(kind.read(cell)).toEqual({ value });
  });
});

describe('a cell that has none, or more than one', () => {
  it.each([
    ['a text that lacks a digit', SOCIAL_SECURITY_NUMBER, text('12345678'), '12345678'],
    ['a number that lacks more than zeros', SOCIAL_SECURITY_NUMBER, number(123_456), '123456'],
    ['an amount below zero in parentheses', AMOUNT, text('(12.00)'), '-12.00'],
    ['an amount that may be thousands', AMOUNT, text('12.345'), '12.345'],
    ['a part of a count', COUNT, number(2.5), 2.5],
    ['a percentage of too many digits', PERCENT, number(0.12345678, '0%'), '12.345678'],
  ])('%s goes to the schema as it is', (_name, kind, cell, value) => {
    expect(kind.read(cell)).toEqual({ value });
  });

  it.each([
    ['a number in a column of dates', DATE, number(33_013), /número y no una fecha/],
    ['a day or a month first', DATE, text('05/06/1990'), /más de una manera/],
    ['a date in a column of texts', TEXT, number(46_055, 'd-mmm'), /2026-02-02.*formato Texto/],
    ['a time of the day', HOURS, number(0.375, 'h:mm AM/PM'), /9:00.*no como horas/],
    ['a clock beyond a day', HOURS, number(40 / 24, 'h:mm'), /40:00.*no como horas/],
    ['a percentage in a column of amounts', AMOUNT, number(0.07, '0%'), /7%, que no es un monto/],
    ['a fraction that may be a percentage', PERCENT, number(0.07), /con su signo/],
    [
      'a number in a format of its own',
      TEXT,
      number(12, '[<=9]0;"n.º "0'),
      /12.*formato propio.*formato Texto/,
    ],
    ['a number of more digits than are kept', TEXT, number(1_234_567_890_123_456), /15 cifras/],
  ])('%s is told with the form that is accepted', (_name, kind, cell, problem) => {
    expect(kind.read(cell).problem).toMatch(problem);
  });
});
