import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks a question on the terminal and waits for the line that is typed. A hidden answer does not show. */
export async function ask(question: string, { isHidden = false } = {}): Promise<string> {
  process.stdout.write(question);
  const output = isHidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stdout;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    if (isHidden) process.stdout.write('\n');
  }
}
