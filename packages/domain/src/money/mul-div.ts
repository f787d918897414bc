/**
 * Returns `amount × numerator ÷ denominator`, rounded once, half away from zero. Multiplies in BigInt,
 * because cents × parts per million exceeds 2^53 at ordinary salaries. Floating point never touches money.
 *
 * @throws RangeError when the result is not a safe integer or the denominator is not positive.
 */
export function mulDiv(amount: number, numerator: number, denominator: number): number {
  return divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator));
}

/**
 * Divides and rounds once, half away from zero, for sums that must stay exact until the last step.
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
