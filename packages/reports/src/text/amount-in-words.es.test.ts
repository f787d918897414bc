import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.es.ts';

describe('an amount in words', () => {
  // Spelled by the rules of the Real Academia: Ortografía (2010), ch. VIII, 2.2 and 2.3.
  it.each([
    [0, 'Cero dólares con 00/100'],
    [5, 'Cero dólares con 05/100'],
    [1_00, 'Un dólar con 00/100'],
    [2_50, 'Dos dólares con 50/100'],
    [16_00, 'Dieciséis dólares con 00/100'],
    [20_00, 'Veinte dólares con 00/100'],
    [21_00, 'Veintiún dólares con 00/100'],
    [31_99, 'Treinta y un dólares con 99/100'],
    [90_00, 'Noventa dólares con 00/100'],
    [100_00, 'Cien dólares con 00/100'],
    [101_00, 'Ciento un dólares con 00/100'],
    [374_04, 'Trescientos setenta y cuatro dólares con 04/100'],
    [500_00, 'Quinientos dólares con 00/100'],
    [722_00, 'Setecientos veintidós dólares con 00/100'],
    [999_00, 'Novecientos noventa y nueve dólares con 00/100'],
    [1_000_00, 'Mil dólares con 00/100'],
    [1_001_00, 'Mil un dólares con 00/100'],
    [2_100_00, 'Dos mil cien dólares con 00/100'],
    [21_021_00, 'Veintiún mil veintiún dólares con 00/100'],
    [101_000_00, 'Ciento un mil dólares con 00/100'],
    [1_000_000_00, 'Un millón de dólares con 00/100'],
    [1_000_001_00, 'Un millón un dólares con 00/100'],
    [2_500_000_00, 'Dos millones quinientos mil dólares con 00/100'],
    [21_000_000_00, 'Veintiún millones de dólares con 00/100'],
    [
      1_234_567_890_12,
      'Mil doscientos treinta y cuatro millones quinientos sesenta y siete mil ochocientos noventa dólares con 12/100',
    ],
  ])('%d cents are %s', (cents, words) => {
    expect(amountInWords(cents)).toBe(words);
  });

  it('is never written for less than nothing, nor where the words would run out', () => {
    expect(() => amountInWords(-1)).toThrow(RangeError);
    expect(() => amountInWords(1_000_000_000_000_00)).toThrow(RangeError);
    expect(amountInWords(999_999_999_999_99)).toMatch(/^Novecientos noventa y nueve mil .* con 99\/100$/);
  });
});
