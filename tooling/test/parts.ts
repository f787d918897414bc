import { type Counts, playwrightCounts, vitestCounts } from './counts.ts';

/** One part of `npm test`: a command, and for a test suite how to read the report that it writes. */
export type Part = {
  name: string;
  command: (reportFile: string) => readonly string[];
  /** Besides the environment that we have. */
  environment?: (reportFile: string) => Record<string, string>;
  /** Absent: a check that passes or fails as a whole. */
  readCounts?: (report: string) => Counts;
  /** The part without which this one says nothing. */
  needs?: string;
};

const vitest = (project: string) => (reportFile: string) => [
  'vitest',
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
];

/** Everything that must hold before a change is finished, the quickest answers first. */
export const PARTS: readonly Part[] = [
  { name: 'typecheck', command: () => ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', command: () => ['npm', 'run', '--silent', 'lint'] },
  { name: 'format', command: () => ['biome', 'check'] },
  { name: 'build', command: () => ['npm', 'run', '--silent', 'build'] },
  { name: 'unit', command: vitest('unit*'), readCounts: vitestCounts },
  { name: 'int', command: vitest('int'), readCounts: vitestCounts },
  {
    name: 'e2e',
    command: () => ['playwright', 'test', '--config=apps/web', '--reporter=list,json'],
    environment: (reportFile) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }),
    readCounts: playwrightCounts,
    needs: 'build',
  },
];
