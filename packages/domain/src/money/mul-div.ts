/**
 * `amount × numerator ÷ denominator`, rounded once, half away from zero. The product is taken in BigInt because
 * cents × parts per million passes 2^53 at ordinary salaries; floating point never touches money.
 *
 * @throws RangeError when the result is not a safe integer or the denominator is not positive.
 */
export function mulDiv(amount: number, numerator: number, denominator: number): number {
  if (denominator <= 0) throw new RangeError(`Denominator must be positive: ${denominator}`);
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  const result = Number(product < 0n ? -rounded : rounded);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Amount out of range: ${result}`);
  return result;
}
