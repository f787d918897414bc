import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CONSOLE } from '../../text/console.es.ts';

/** An option that a command cannot do without, which it asks for where there is somebody to ask. */
export type QuestionOption = keyof typeof CONSOLE.ask;

/** An option is missing, and nobody is at a terminal to say it. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
  readonly option: QuestionOption;

  constructor(option: QuestionOption) {
    super(`Nobody said --${option}`);
    this.option = option;
  }
}

/**
 * Asks for an option on the terminal, beside what is printed, and waits for the line that is typed. A hidden
 * answer does not show.
 *
 * @throws UnansweredError when what is typed ends before a line does.
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
    // The question stands on the line without an answer.
    if (!isHidden) process.stderr.write('\n');
    throw error;
  } finally {
    terminal.close();
    if (isHidden) process.stderr.write('\n');
  }
}
