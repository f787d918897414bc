import { expect, it } from 'vitest';
import { commandsOf, findTests } from './one.ts';

const TESTS = [
  'packages/domain/src/pay/net.test.ts',
  'packages/ledger/src/append.int.test.ts',
  'packages/ledger/src/append.test.ts',
  'apps/web/src/ui/form/form.test.tsx',
  'tooling/torture/crash.int.test.ts',
  'apps/web/e2e/codes.e2e.ts',
];

it.each([
  ['packages/domain/src/pay/net.test.ts', [TESTS[0]]],
  ['packages/ledger/src/append.ts', [TESTS[1], TESTS[2]]],
  ['append.int', [TESTS[1]]],
  ['form/form.tsx', [TESTS[3]]],
  ['nothing', []],
])('finds the tests of %s', (name, found) => {
  expect(findTests(name, TESTS)).toEqual(found);
});

it('runs each test in its project, and browser tests after a build', () => {
  expect(commandsOf(TESTS, ['-t', 'adds'])).toEqual([
    [
      'vitest',
      'run',
      '--project=unit',
      '--project=int',
      '--project=unit-web',
      '--project=torture',
      ...TESTS.slice(0, 5),
      '-t',
      'adds',
    ],
    ['npm', 'run', '--silent', 'build'],
    ['playwright', 'test', '--config=apps/web', 'apps/web/e2e/codes.e2e.ts', '-t', 'adds'],
  ]);
});
