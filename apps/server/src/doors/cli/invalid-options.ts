import type { SchemaFieldError } from '@garita/domain/field/field-errors';
import { CONSOLE } from '../../text/console.es.ts';
import { fieldText } from '../../text/errors.es.ts';

// What a command takes by another name than it is typed with; every other field is the option of its name.
const TYPED: Readonly<Record<string, string>> = {
  companyId: '--company',
  entryId: '--entry',
  lastName: '--last-name',
  personalData: '--personal-data',
  path: 'ARCHIVO',
};

/** The options after a command's name are not what it takes. */
export class InvalidOptionsError extends Error {
  override readonly name = 'InvalidOptionsError';
  /** The fault of each option, for whoever typed it. */
  readonly lines: readonly string[];

  constructor(errors: readonly SchemaFieldError[]) {
    const lines = errors.map(({ path, code }) => CONSOLE.invalidField(typed(path), fieldText(code)));
    super(lines.join('; '));
    this.lines = lines;
  }
}

function typed(path: readonly string[]): string {
  const field = path.join('.');
  return TYPED[field] ?? `--${field}`;
}
