import { createReadStream } from 'node:fs';
import { checkFile, type FileCheck } from '@garita/reports/file-check/check-file';
import { findingField, findingLine, findingText } from '@garita/reports/file-check/text/file-check.es';
import { CONSOLE } from '../../text/console.es.ts';
import { answer, type CommandAnswer, type Outcome } from './command.ts';
import { fileFailureOutcome } from './write-out.ts';

/** The exit codes of the command. */
const CHECKED = { fine: 0, errors: 1, notAFile: 2 } as const;

/** Checks a text file for an agency by its bytes alone, made by any program. It needs no database. */
export async function checkFileAt(
  path: string | undefined,
  { json }: { json: boolean },
): Promise<CommandAnswer> {
  const refused = (outcome: Outcome) => answer(CHECKED.notAFile, outcome, { json });
  if (path === undefined) return refused({ ok: false, lines: [CONSOLE.checkFile.noPath] });
  try {
    const check = await checkFile(createReadStream(path));
    const exitCode = exitCodeOf(check);
    const result = { ok: exitCode === CHECKED.fine, lines: asText(check), facts: asFacts(check) };
    return answer(exitCode, result, { json });
  } catch (error) {
    return refused(fileFailureOutcome(path, error));
  }
}

function exitCodeOf({ kind, errors }: FileCheck): number {
  if (kind === null) return CHECKED.notAFile;
  return errors > 0 ? CHECKED.errors : CHECKED.fine;
}

function asText({ kind, year, records, findings, errors, warnings }: FileCheck): string[] {
  if (kind === null) return [CONSOLE.checkFile.unknown];
  const untold = errors + warnings - findings.length;
  return [
    CONSOLE.checkFile.is(isOfTheStates(findings) ? 'w2-of-the-states' : kind, { year, records }),
    ...findings.map(findingLine),
    ...(untold > 0 ? [CONSOLE.checkFile.more(untold)] : []),
    CONSOLE.checkFile.found(errors, warnings),
  ];
}

/** Returns true for a W-2 file of a state, which has the records of a W-2PR file but is none. */
function isOfTheStates(findings: FileCheck['findings']): boolean {
  return findings.some(({ rule }) => rule === 'w2-of-the-states');
}

/** Returns the findings for other programs, each with its sentence. */
function asFacts({ findings, ...check }: FileCheck): object {
  const result = findings.map((finding) => ({
    ...finding,
    fieldName: findingField(finding),
    text: findingText(finding),
  }));
  return { ...check, findings: result };
}
