/** How many numbers 32 bits hold. */
const RANGE = 2 ** 32;

/** A random whole number from 0 up to, and without, the limit; each as likely as the next, and not to be guessed. */
export function randomBelow(limit: number): number {
  // The last numbers would make some results likelier than others.
  const usable = RANGE - (RANGE % limit);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < usable) return drawn % limit;
  }
}
