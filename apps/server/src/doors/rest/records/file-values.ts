import {
  isIndividualTaxpayerNumber,
  isNeverIssued,
  isStateCode,
  isUnemploymentAccount,
} from '@garita/domain/field/file-values';
import { readDigits } from '@garita/domain/field/typed-digits';
import { type FileLine, isLossy } from '@garita/domain/file-text/file-lines';
import { WARNING_TEXTS } from '@garita/domain/text/warning-texts.es';

/** Returns the warning of a write whose social security number, as it was sent, is never issued. */
export function socialSecurityWarnings(sent: unknown): string[] {
  return isNeverIssued(digitsOf(sent)) ? [WARNING_TEXTS.neverIssued] : [];
}

/** Returns the warning of a write whose taxpayer number, of a person, is never issued. */
export function taxpayerWarnings(sent: unknown): string[] {
  return isIndividualTaxpayerNumber(digitsOf(sent)) ? [] : socialSecurityWarnings(sent);
}

function digitsOf(sent: unknown): string {
  return typeof sent === 'string' || typeof sent === 'number' ? readDigits(String(sent)) : '';
}

/** Returns the warnings of a write whose addresses have a state that no file takes, each state once. */
export function stateWarnings(addresses: readonly { state: string }[]): string[] {
  const states = new Set(addresses.map(({ state }) => state));
  return [...states].filter((state) => state !== '' && !isStateCode(state)).map(WARNING_TEXTS.stateCode);
}

/** Returns the warning of a write whose employer number of the Department of Labor no file takes. */
export function unemploymentWarnings(account: string): string[] {
  return isUnemploymentAccount(account) ? [] : [WARNING_TEXTS.unemploymentAccount];
}

/** Returns the warning of a company that reports nothing of what employees have withheld for disability. */
export function disabilityWarnings(disabilityRate: number): string[] {
  return disabilityRate === 0 ? [WARNING_TEXTS.noDisabilityShare] : [];
}

/** Returns the warnings of a write whose words files of fixed width have no room for. */
export function fileWordsWarnings(lines: readonly FileLine[]): string[] {
  return lines.filter(isLossy).map(WARNING_TEXTS.cutInFiles);
}
