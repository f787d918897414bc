/** What was typed is no call of a command: a word or an option of it is none of its own. */
export class UsageError extends Error {
  override readonly name = 'MiscalledError';
}
