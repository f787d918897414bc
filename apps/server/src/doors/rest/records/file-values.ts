import {
  isIndividualTaxpayerNumber,
  isNeverGivenToEmployers,
  isNeverIssued,
  isStateCode,
  isUnemploymentAccount,
} from '@garita/domain/field/file-values';
import { readDigits } from '@garita/domain/field/typed-digits';
import { type FileLine, isLossy } from '@garita/domain/file-text/file-lines';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';

/**
 * Returns the warning about a social security number that is never issued, if the sent one is such a number.
 */
export function socialSecurityWarnings(sent: unknown): string[] {
  return isNeverIssued(digitsOf(sent)) ? [WARNING_TEXTS.neverIssued] : [];
}

/**
 * Returns the warning about a person's taxpayer number that is never issued, if the sent one is such a
 * number.
 */
export function taxpayerWarnings(sent: unknown): string[] {
  return isIndividualTaxpayerNumber(digitsOf(sent)) ? [] : socialSecurityWarnings(sent);
}

/** Returns the warning about an employer number that the IRS never gives, if one was sent. */
export function employerNumberWarnings(sent: unknown): string[] {
  return isNeverGivenToEmployers(digitsOf(sent)) ? [WARNING_TEXTS.employerNeverGiven] : [];
}

function digitsOf(sent: unknown): string {
  return typeof sent === 'string' || typeof sent === 'number' ? readDigits(String(sent)) : '';
}

/** Returns the warnings about states in addresses that no file accepts, each state once. */
export function stateWarnings(addresses: readonly { state: string }[]): string[] {
  const states = new Set(addresses.map(({ state }) => state));
  return [...states].filter((state) => state !== '' && !isStateCode(state)).map(WARNING_TEXTS.stateCode);
}

/** Returns the warning about an employer number of the Department of Labor that no file accepts. */
export function unemploymentWarnings(account: string): string[] {
  return isUnemploymentAccount(account) ? [] : [WARNING_TEXTS.unemploymentAccount];
}

/** Returns the warning about a company that reports no disability insurance withheld from employees. */
export function disabilityWarnings(disabilityRate: number): string[] {
  return disabilityRate === 0 ? [WARNING_TEXTS.noDisabilityShare] : [];
}

/** Returns the warnings about words that are too long for files of fixed width. */
export function fileWordsWarnings(lines: readonly FileLine[]): string[] {
  return lines.filter(isLossy).map(WARNING_TEXTS.cutInFiles);
}
