import {
  blank,
  cents,
  count,
  digits,
  literal,
  person,
  recordLayout,
  taxpayer,
  text,
} from '../../fixed-width/record-layout.ts';

const MOMENT = { isMoment: true } as const;

/**
 * An employee's wages of a quarter for the Department of Labor. No publication of the layout was found: it is
 * that of a program whose files the Department takes, with the constants which that program writes.
 */
export const WAGES_RECORD = recordLayout('W4', 150, [
  taxpayer(1, 9, 'socialSecurityNumber'),
  blank(10, 1),
  literal(11, 'W4'),
  person(13, 4, 'surnameStart', { mayCut: true }),
  literal(17, '12345678'),
  literal(25, '$'),
  literal(26, 'WCA'),
  count(29, 6, 'madeOn', MOMENT),
  count(35, 6, 'madeAt', MOMENT),
  count(41, 2, 'year'),
  count(43, 1, 'quarter'),
  literal(44, '2'),
  cents(45, 7, 'quarterWages'),
  digits(52, 9, 'payerAccount'),
  blank(61, 4),
  literal(65, '00000000'),
  blank(73, 2),
  literal(75, '1000000'),
  count(82, 6, 'madeOnAgain', MOMENT),
  literal(88, '00000004'),
  person(96, 16, 'firstName', { isRequired: true }),
  person(112, 1, 'middleInitial', { mayCut: true }),
  person(113, 16, 'surname', { isRequired: true }),
  person(129, 16, 'motherLastName'),
  text(145, 1, 'partialWages', { isRequired: true }),
  blank(146, 5),
]);
