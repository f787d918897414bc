import { expect, it } from 'vitest';
import { playwrightTimes, slowest, vitestTimes } from './times.ts';

it('reads how long each test of vitest took; one that was left out took nothing', () => {
  const assertionResults = [{ fullName: 'a stub adds up', duration: 12.5 }, { fullName: 'a stub waits' }];

  expect(vitestTimes(JSON.stringify({ testResults: [{ assertionResults }] }))).toEqual([
    { name: 'a stub adds up', milliseconds: 12.5 },
    { name: 'a stub waits', milliseconds: 0 },
  ]);
});

it('reads how long each test of Playwright took, with every try, under the names of what it stands in', () => {
  const specOf = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const list = { title: 'the list', specs: [specOf('has a switch', 20)] };
  const file = { title: 'codes.e2e.ts', specs: [specOf('a code is made', 100, 50)], suites: [list] };

  expect(playwrightTimes(JSON.stringify({ suites: [file] }))).toEqual([
    { name: 'codes.e2e.ts a code is made', milliseconds: 150 },
    { name: 'codes.e2e.ts the list has a switch', milliseconds: 20 },
  ]);
});

it('names the slowest first', () => {
  const times = [1, 3, 2].map((milliseconds) => ({ name: `${milliseconds}`, milliseconds }));

  expect(slowest(times, 2).map(({ name }) => name)).toEqual(['3', '2']);
});
