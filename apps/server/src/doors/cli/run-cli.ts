import { processEnvironment, readConfig } from '../../boot/config.ts';
import { CONSOLE } from '../../text/console.es.ts';
import { answer, type CommandAnswer } from './answer.ts';
import { type ReadCall, readCall } from './calls.ts';
import { checkFileAt } from './check-file.ts';
import type { ReportProgress } from './command.ts';
import { explainFailure, isUsageError } from './explain-failure.ts';
import { runCommand } from './run-command.ts';

/**
 * The exit codes of a call. `check-file` has codes of its own; its 2 is a file that is none of the
 * agencies'.
 */
const ENDS = { well: 0, wrong: 1, miscalled: 2 } as const;

/** Does what was typed. A program that asks for JSON gets one object, whatever happens. */
export async function runCli(typed: readonly string[], tell: ReportProgress): Promise<CommandAnswer> {
  const json = typed.includes('--json');
  if (typed.includes('--help')) {
    return answer(ENDS.well, { ok: true, lines: [...CONSOLE.usage] }, { json });
  }
  try {
    return await done(readCall(typed), tell);
  } catch (error) {
    const exitCode = isUsageError(error) ? ENDS.miscalled : ENDS.wrong;
    return answer(exitCode, { ok: false, lines: explainFailure(error) }, { json });
  }
}

async function done({ name, file, values, input }: ReadCall, tell: ReportProgress): Promise<CommandAnswer> {
  if (name === 'check-file') return checkFileAt(file, values);
  const config = readConfig(processEnvironment(), { isDemo: values.demo });
  const outcome = await runCommand({ ...config, logLevel: 'silent' }, { name, input: await input() }, tell);
  return answer(outcome.ok ? ENDS.well : ENDS.wrong, outcome, values);
}
