import {
  BLANK,
  constant,
  DIGITS,
  MONEY,
  oneOf,
  PERSON,
  REQUIRED_PERSON,
  SHORT_DATE,
  SOCIAL_SECURITY_NUMBER,
  TIME,
  ZEROS,
} from '../field-kind.ts';
import { at, recordTable } from '../record-table.ts';

/**
 * The record of an employee's wages of a quarter for the Department of Labor. The agency published no layout:
 * the positions and constants are those of an earlier product whose files it accepted. No official
 * description was found.
 */
export const WAGE_RECORD = recordTable(
  'W4',
  { length: 150, rest: BLANK },
  {
    socialSecurityNumber: at(1, 9, SOCIAL_SECURITY_NUMBER),
    transactionCode: at(11, 12, constant('W4')),
    lastNameLetters: at(13, 16, REQUIRED_PERSON),
    constantDigits: at(17, 24, constant('12345678')),
    constantSign: at(25, 25, constant('$')),
    constantLetters: at(26, 28, constant('WCA')),
    fileDate: at(29, 34, SHORT_DATE),
    fileTime: at(35, 40, TIME),
    quarterYear: at(41, 42, DIGITS),
    quarter: at(43, 43, oneOf('1', '2', '3', '4')),
    constantTwo: at(44, 44, constant('2')),
    quarterWages: at(45, 51, MONEY),
    unemploymentAccount: at(52, 60, DIGITS),
    constantZeros: at(65, 72, ZEROS),
    constantMillion: at(75, 81, constant('1000000')),
    fileDateAgain: at(82, 87, SHORT_DATE),
    constantFour: at(88, 95, constant('00000004')),
    firstName: at(96, 111, REQUIRED_PERSON),
    middleInitial: at(112, 112, PERSON),
    lastName: at(113, 128, REQUIRED_PERSON),
    motherLastName: at(129, 144, PERSON),
    partTime: at(145, 145, oneOf('S', 'N')),
  },
);
