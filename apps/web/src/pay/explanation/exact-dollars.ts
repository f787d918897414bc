/** As many decimals of a dollar as are worth showing: a ten-thousandth of a cent. */
const DECIMALS = 6;

/**
 * `numerator ÷ denominator` cents as dollars, before any rounding: '16.275'. What goes on for longer than is worth
 * showing ends in '…'. Neither may be negative.
 */
export function exactDollars(numerator: bigint, denominator: bigint): string {
  const scale = 10n ** BigInt(DECIMALS);
  const dollars = denominator * 100n;
  const digits = ((numerator * scale) / dollars).toString().padStart(DECIMALS + 1, '0');
  const isCut = (numerator * scale) % dollars !== 0n;
  const fraction = digits.slice(-DECIMALS);
  const shown = isCut ? `${fraction}…` : fraction.replace(/0{1,4}$/, '');
  return `${digits.slice(0, -DECIMALS).replace(/\B(?=(\d{3})+$)/g, ',')}.${shown}`;
}
