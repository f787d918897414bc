import { processEnvironment, readConfig } from '../config.ts';
import { explainFailure, isUsageError } from '../explain-failure.ts';
import { CONSOLE } from '../text/console.es.ts';
import { type ReadCall, readCall } from './calls.ts';
import { checkFileAt } from './check-file.ts';
import type { Tell } from './command.ts';
import { printed } from './printed.ts';
import { runCommand } from './run-command.ts';

/** What a call ends with. `check-file` says by itself what it found; its 2 is a file that is none of the agencies'. */
const ENDS = { well: 0, wrong: 1, miscalled: 2 } as const;

/** What a call of the command line came to: what the process ends with, and what is printed for whom. */
export type Answer = {
  exitCode: number;
  lines: readonly string[];
  /** True where it is the reason why nothing was done, for who typed it and for nobody who reads the output. */
  isAside: boolean;
};

/** Does what was typed. A program that asks for JSON gets one object, whatever happens. */
export async function garita(typed: readonly string[], tell: Tell): Promise<Answer> {
  const json = typed.includes('--json');
  if (typed.includes('--help')) {
    const usage = printed({ ok: true, lines: [...CONSOLE.usage] }, { json });
    return { exitCode: ENDS.well, lines: usage, isAside: false };
  }
  try {
    return { ...(await done(readCall(typed), tell)), isAside: false };
  } catch (error) {
    const exitCode = isUsageError(error) ? ENDS.miscalled : ENDS.wrong;
    return {
      exitCode,
      lines: printed({ ok: false, lines: explainFailure(error) }, { json }),
      isAside: !json,
    };
  }
}

async function done({ name, file, values, input }: ReadCall, tell: Tell): Promise<Omit<Answer, 'isAside'>> {
  if (name === 'check-file') return checkFileAt(file, values);
  const config = readConfig(processEnvironment(), { isDemo: values.demo });
  const outcome = await runCommand({ ...config, logLevel: 'silent' }, { name, input: await input() }, tell);
  return { exitCode: outcome.ok ? ENDS.well : ENDS.wrong, lines: printed(outcome, values) };
}
