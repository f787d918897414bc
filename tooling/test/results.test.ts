import { expect, it } from 'vitest';
import { playwrightResults, slowest, vitestResults } from './results.ts';

it('reads the duration and the complaints of each vitest test, and a file that did not load', () => {
  const assertionResults = [
    {
      fullName: 'a stub adds up',
      duration: 12.5,
      failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'],
    },
    { fullName: 'a stub waits' },
  ];
  const loaded = { name: 'stub.test.ts', message: '', assertionResults };
  const broken = { name: 'form.test.ts', message: 'no such module', assertionResults: [] };

  expect(vitestResults(JSON.stringify({ testResults: [loaded, broken] }))).toEqual([
    { name: 'a stub adds up', milliseconds: 12.5, complaints: ['expected 1 to be 2'] },
    { name: 'a stub waits', milliseconds: 0, complaints: [] },
    { name: 'form.test.ts', milliseconds: 0, complaints: ['no such module'] },
  ]);
});

it('reads each Playwright test with every try, under the names of its groups', () => {
  const passed = (duration: number) => ({ duration, errors: [] });
  const failed = (duration: number) => ({
    duration,
    errors: [{ message: 'no such \u001b[2mrow\u001b[22m' }],
  });
  const list = { title: 'the list', specs: [{ title: 'has a switch', tests: [{ results: [passed(20)] }] }] };
  const specs = [{ title: 'a code is made', tests: [{ results: [failed(100), passed(50)] }] }];
  const file = { title: 'codes.e2e.ts', specs, suites: [list] };

  expect(playwrightResults(JSON.stringify({ suites: [file] }))).toEqual([
    { name: 'codes.e2e.ts a code is made', milliseconds: 150, complaints: ['no such row'] },
    { name: 'codes.e2e.ts the list has a switch', milliseconds: 20, complaints: [] },
  ]);
});

it('returns the slowest first', () => {
  const results = [1, 3, 2].map((milliseconds) => ({
    name: `${milliseconds}`,
    milliseconds,
    complaints: [],
  }));

  expect(slowest(results, 2).map(({ name }) => name)).toEqual(['3', '2']);
});
