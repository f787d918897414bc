import type { Cents } from '@garita/domain/money/cents';

// Spanish shortens 'uno' before a masculine noun (un dólar, veintiún mil, ciento un dólares), and on a cheque
// every number stands before one: dólares, mil or millones. So only the short forms are here.
const UP_TO_29 = [
  '',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiún',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

/** Larger amounts would need 'billones'. */
const LIMIT: Cents = 1_000_000_000_000_00;

/**
 * Returns an amount in the words of a cheque: 37404 → 'Trescientos setenta y cuatro dólares con 04/100'.
 *
 * @throws RangeError for a negative amount, for which there is no cheque, and from a million millions on.
 */
export function amountInWords(cents: Cents): string {
  if (cents < 0 || cents >= LIMIT) throw new RangeError(`No cheque is written for ${cents} cents`);
  const dollars = Math.trunc(cents / 100);
  const fraction = String(cents % 100).padStart(2, '0');
  const words = `${countedDollars(dollars)} con ${fraction}/100`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function countedDollars(dollars: number): string {
  if (dollars === 0) return 'cero dólares';
  if (dollars === 1) return 'un dólar';
  // A round number of millions is a noun: 'dos millones de dólares'.
  return `${wholeNumber(dollars)} ${dollars % 1_000_000 === 0 ? 'de dólares' : 'dólares'}`;
}

function wholeNumber(number: number): string {
  const millions = Math.trunc(number / 1_000_000);
  if (millions === 0) return belowMillion(number);
  return joinWords(
    `${belowMillion(millions)} ${millions === 1 ? 'millón' : 'millones'}`,
    belowMillion(number % 1_000_000),
  );
}

function belowMillion(number: number): string {
  const thousands = Math.trunc(number / 1000);
  if (thousands === 0) return belowThousand(number);
  return joinWords(thousands === 1 ? 'mil' : `${belowThousand(thousands)} mil`, belowThousand(number % 1000));
}

function belowThousand(number: number): string {
  if (number === 100) return 'cien';
  return joinWords(HUNDREDS[Math.trunc(number / 100)], belowHundred(number % 100));
}

function belowHundred(number: number): string {
  const small = UP_TO_29[number];
  if (small !== undefined) return small;
  const tens = TENS[Math.trunc(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens} y ${UP_TO_29[number % 10]}`;
}

function joinWords(...words: (string | undefined)[]): string {
  return words.filter(Boolean).join(' ');
}
