/**
 * `amount × numerator ÷ denominator`, rounded once, half away from zero. The product is taken in BigInt
 * because cents × parts per million passes 2^53 at ordinary salaries; floating point never touches money.
 *
 * @throws RangeError when the result is not a safe integer or the denominator is not positive.
 */
export function mulDiv(amount: number, numerator: number, denominator: number): number {
  return divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator));
}

/**
 * A quotient rounded once, half away from zero, for sums that have to stay exact until the last step.
 *
 * @throws RangeError when the result is not a safe integer or the denominator is not positive.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError(`Denominator must be positive: ${denominator}`);
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = Number((magnitude * 2n + denominator) / (denominator * 2n));
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`Amount out of range: ${rounded}`);
  return numerator < 0n && rounded > 0 ? -rounded : rounded;
}
