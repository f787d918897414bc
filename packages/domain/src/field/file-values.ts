// Detects values that a record may have and that agencies refuse in their files. Screens warn while somebody
// types them, long before the files are due in January. The values can be saved.

/**
 * Returns true for nine digits that the Social Security Administration never issues: area 000, 666 or 900 and
 * above, group 00, serial 0000, one digit repeated, and 123456789. Sources: SSA, 'Social Security Number
 * Randomization'; Hacienda, Pub. 25-01, p. 19. Returns false for a masked or incomplete number.
 */
export function isNeverIssued(socialSecurityNumber: string): boolean {
  return /^(?:(?:000|666|9\d\d)\d{6}|\d{3}00\d{4}|\d{5}0000|(\d)\1{8}|123456789)$/.test(socialSecurityNumber);
}

/**
 * Returns true for an employer number that the Internal Revenue Service never gives: all zeros, or with a
 * prefix that it never assigned (IRS, 'How EINs are assigned and valid EIN prefixes'). Returns false for an
 * incomplete number.
 */
export function isNeverGivenToEmployers(employerNumber: string): boolean {
  return /^(?:0[0789]|1[789]|2[89]|49|69|7[089]|89|9[67])\d{7}$/.test(employerNumber);
}

/**
 * Returns true for a number that the Internal Revenue Service gives to people without a social security
 * number (ITIN): 9xx with 50 to 65, 70 to 88, 90 to 92 or 94 to 99 in the middle.
 */
export function isIndividualTaxpayerNumber(number: string): boolean {
  return /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(number);
}

/**
 * Returns true for a valid account number of the Department of Labor in the wages file (payer's account): 9
 * digits.
 */
export function isUnemploymentAccount(account: string): boolean {
  return /^\d{9}$/.test(account.replace(/[\s-]/g, ''));
}

// The states and territories of the Postal Service (Publication 28, appendix B), with military addresses.
const STATE_CODES = new Set(
  `AL AK AS AZ AR CA CO CT DE DC FM FL GA GU HI ID IL IN IA KS KY LA ME MH MD MA MI MN MS MO MT NE NV NH NJ
  NM NY NC ND MP OH OK OR PW PA PR RI SC SD TN TX UT VT VI VA WA WV WI WY AA AE AP`.split(/\s+/),
);

/** Returns true for a two-letter state code, which is all that the agencies' files have space for. */
export function isStateCode(state: string): boolean {
  return STATE_CODES.has(state.trim().toUpperCase());
}
