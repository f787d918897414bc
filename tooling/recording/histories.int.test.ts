import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyHistory, runHistory } from '@garita/ledger/testing/history.commands';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  ledgerRows,
  ledgerRowsQuery,
  type RecordedCompany,
  recordedCompany,
} from './answers.ts';
import { entryAnswers, payAnswers } from './pay-answers.ts';
import { periodAnswers, personAnswers } from './record-answers.ts';
import { differenceFromRecording, digest } from './recording.ts';
import { historyAnswers, meaningAnswers, replayAnswers } from './replay-answers.ts';
import { stableText } from './stable-text.ts';

const HISTORIES = { numRuns: 200, seed: 20_261_127 };
/** All answers are recorded for every fourth history; for the others only the rows, a state and the folds. */
const ALL_ANSWERS_EACH = 4;
/** The number of the last history recorded as text. For later ones a digest of each answer is recorded. */
const CLEAR_UP_TO = 20;
const LONGEST_LINE = 4_000;
const TIMEOUT = 600_000;
/** The folder in which to write every answer as text, for comparing two worktrees. */
const CLEAR_FOLDER = process.env['RECORDING_TEXT'];
// The first entry id of each history is fixed, so that an additional entry in one history does not renumber
// the others.
const FIRST_ENTRY = 700_000_000;
const ENTRIES_EACH = 10_000;

describe('the ledger after random histories', () => {
  const database = useDatabase();

  it('has the recorded rows and returns the recorded answers', { timeout: TIMEOUT }, async () => {
    const { db, owner } = database;
    const rowsOf = await ledgerRowsQuery(db);
    const digests: string[] = [];
    const clear: string[] = [];
    for (const [place, commands] of fc.sample(anyHistory, HISTORIES).entries()) {
      const firstEntry = FIRST_ENTRY + place * ENTRIES_EACH;
      await owner.execute(sql`select setval('ledger.entry_ids', ${firstEntry})`);
      const { companyId } = await runHistory(db, commands);
      const rows = await ledgerRows(db, rowsOf(companyId));
      const company = recordedCompany(db, companyId, rows);
      const isWhole = place % ALL_ANSWERS_EACH === 0;
      const answers = await answersOf(company, rows, isWhole);
      const lines = Object.entries(answers).map(
        ([name, text]) => [name, numbered(text, firstEntry)] as const,
      );
      const title = `# ${place + 1}: ${company.lastSeq} events`;
      digests.push(title, ...lines.map(([name, text]) => `${name}: ${digest(text)}`));
      const steps = [...commands].map((command) => command.toString());
      const inClear = [title, steps.join('; '), ...lines.map(([name, text]) => `${name}: ${text}`)];
      if (isWhole && place < CLEAR_UP_TO) clear.push(...inClear.map(shortened));
      if (CLEAR_FOLDER) writeClear(`${place + 1}.txt`, inClear);
    }
    expect(differenceFromRecording('histories-in-clear.txt', `${clear.join('\n')}\n`)).toBe('');
    expect(differenceFromRecording('histories.txt', `${digests.join('\n')}\n`)).toBe('');
  });
});

/** Reads all answers of a company as text. Only the order of `historyAnswers` is recorded. */
async function answersOf(
  company: RecordedCompany,
  rows: ReadonlyMap<string, unknown>,
  isWhole: boolean,
): Promise<Record<string, string>> {
  const ofRows = [...rows].map(([table, found]) => [`rows of ${table}`, found] as const);
  const unordered: Answers = Object.fromEntries(ofRows.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const parts = isWhole
    ? [meaningAnswers, replayAnswers, entryAnswers, payAnswers, personAnswers, periodAnswers]
    : [meaningAnswers];
  for (const part of parts) Object.assign(unordered, await part(company));
  return {
    ...mapped(unordered, (answer) => stableText(answer, 'sorted')),
    ...mapped(isWhole ? await historyAnswers(company) : {}, (answer) => stableText(answer)),
  };
}

function mapped(answers: Answers, write: (answer: unknown) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, write(answer)]));
}

/** Removes zeros and empty values, which the digest covers. */
function shortened(line: string): string {
  const filled = line.replace(/"[^"]+":(?:0|null|\[\]|\{\})(?:,|(?=\}))/g, '');
  return filled.length > LONGEST_LINE ? `${filled.slice(0, LONGEST_LINE)} …` : filled;
}

/** Replaces the entry ids of a history by numbers from 1 on. */
function numbered(text: string, firstEntry: number): string {
  return text.replace(/\b7\d{8}\b/g, (id) => {
    const number = Number(id) - firstEntry;
    return number >= 0 && number < ENTRIES_EACH ? String(number) : id;
  });
}

function writeClear(name: string, lines: readonly string[]): void {
  mkdirSync(CLEAR_FOLDER ?? '', { recursive: true });
  writeFileSync(join(CLEAR_FOLDER ?? '', name), `${lines.join('\n')}\n`);
}
