/** The error of a call that no command takes: a word or an option of it is unknown. */
export class UsageError extends Error {
  override readonly name = 'MiscalledError';
}
