import { type Counts, playwrightCounts, vitestCounts } from './counts.ts';
import { playwrightResults, type TestResult, vitestResults } from './results.ts';

/** A part of `npm test`: a command, and for a test suite the reader of its report. */
export type TestPart = {
  name: string;
  command: (reportFile: string) => readonly string[];
  /** Variables to add to the environment. */
  environment?: (reportFile: string) => Record<string, string>;
  /** Reads the report. A part without it passes or fails as a whole. */
  read?: { counts: (report: string) => Counts; results: (report: string) => TestResult[] };
  /** The earlier part of the lane that this one needs. */
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

const VITEST = { counts: vitestCounts, results: vitestResults };
const PLAYWRIGHT = { counts: playwrightCounts, results: playwrightResults };

/**
 * The parts of `npm test`. Lanes run in parallel and the parts of a lane in sequence, because a part that
 * waits for the browser leaves a core to the others. The first two lanes take about the same time. The third
 * one mostly waits for PostgreSQL to recover from its crashes.
 */
export const LANES: readonly (readonly TestPart[])[] = [
  [
    { name: 'format', command: () => ['biome', 'check'] },
    { name: 'commits', command: () => ['tsx', 'tooling/test/commits.ts'] },
    { name: 'audit', command: () => ['tsx', 'tooling/test/audit.ts'] },
    { name: 'unit', command: vitest('unit*'), read: VITEST },
    { name: 'int', command: vitest('int*'), read: VITEST },
  ],
  [
    { name: 'build', command: () => ['npm', 'run', '--silent', 'build'] },
    {
      name: 'e2e',
      command: () => ['playwright', 'test', '--config=apps/web', '--reporter=list,json'],
      environment: (reportFile) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }),
      read: PLAYWRIGHT,
      needs: 'build',
    },
    {
      name: 'lint',
      command: () => ['npm', 'run', '--silent', 'lint'],
      // The type checker is a Go program that keeps all types until it ends, so a garbage collection frees
      // little. Collecting half as often saves processor time for more memory.
      environment: () => ({ GOGC: '200' }),
    },
  ],
  [{ name: 'torture', command: vitest('torture'), read: VITEST }],
];
