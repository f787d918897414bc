import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CONSOLE } from '../../text/console.es.ts';

/** A required option for which a command asks if there is a terminal. */
export type QuestionOption = keyof typeof CONSOLE.ask;

/** Thrown if an option is missing and there is no terminal to ask at. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
  readonly option: QuestionOption;

  constructor(option: QuestionOption) {
    super(`The option --${option} is missing`);
    this.option = option;
  }
}

/**
 * Asks for an option on the terminal and returns the typed line. The question goes to the error output. A
 * hidden answer does not show.
 *
 * @throws UnansweredError if the input ends before a line does.
 */
export async function ask(
  option: QuestionOption,
  { isHidden = false, input = process.stdin }: { isHidden?: boolean; input?: NodeJS.ReadableStream } = {},
): Promise<string> {
  process.stderr.write(CONSOLE.ask[option]);
  const output = isHidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stderr;
  const terminal = createInterface({ input, output, terminal: true });
  const unanswered = once(terminal, 'close').then(() => {
    throw new UnansweredError(option);
  });
  try {
    return await Promise.race([terminal.question(''), unanswered]);
  } catch (error) {
    // A hidden answer leaves the cursor on the line of the question.
    if (!isHidden) process.stderr.write('\n');
    throw error;
  } finally {
    terminal.close();
    if (isHidden) process.stderr.write('\n');
  }
}
