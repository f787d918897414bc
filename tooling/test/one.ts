import { execFileSync, spawnSync } from 'node:child_process';

// npm run test:one -- FILE [OPTION …]: runs the tests of one file. FILE is a path, or a part of one, of a
// test or of its source file. The options go to vitest or Playwright.

/** A command and its arguments. */
type Command = readonly [command: string, ...args: string[]];

if (process.argv[1] === import.meta.filename) {
  const [name = '', ...options] = process.argv.slice(2);
  const commands = commandsOf(findTests(name, listTests()), options);
  if (name === '' || commands.length === 0) console.error(`No test file matches '${name}'.`);
  const failed = commands.find(([command, ...args]) => spawnSync(command, args, { stdio: 'inherit' }).status);
  process.exitCode = failed || name === '' || commands.length === 0 ? 1 : 0;
}

function listTests(): string[] {
  const patterns = ['*.test.ts', '*.test.tsx', '*.e2e.ts'];
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns];
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/**
 * Finds the tests whose path contains a name; for a source file `x.ts` those are `x.test.ts` and
 * `x.int.test.ts`.
 */
export function findTests(name: string, tests: readonly string[]): string[] {
  const found = tests.filter((path) => path.includes(name));
  if (found.length > 0) return found;
  const stem = name.replace(/\.[cm]?[jt]sx?$/, '');
  return tests.filter((path) => path.includes(`${stem}.`));
}

/** Returns the commands that run test files: vitest, and a build with Playwright. */
export function commandsOf(tests: readonly string[], options: readonly string[] = []): Command[] {
  const screens = tests.filter((path) => path.endsWith('.e2e.ts'));
  const others = tests.filter((path) => !path.endsWith('.e2e.ts'));
  const projects = [...new Set(others.map(projectOf))].map((project) => `--project=${project}`);
  return [
    ...(others.length > 0 ? [['vitest', 'run', ...projects, ...others, ...options] as const] : []),
    ...(screens.length > 0
      ? [
          ['npm', 'run', '--silent', 'build'] as const,
          ['playwright', 'test', '--config=apps/web', ...screens, ...options] as const,
        ]
      : []),
  ];
}

/** Returns the project of `vitest.config.ts` that runs a test file. */
function projectOf(path: string): string {
  if (path.startsWith('tooling/torture/')) return 'torture';
  if (/\.int\.test\.tsx?$/.test(path)) return 'int';
  return path.startsWith('apps/web/') ? 'unit-web' : 'unit';
}
