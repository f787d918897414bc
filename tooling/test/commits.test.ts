import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commitComplaints, subjectComplaint } from './commits.ts';

describe('the subject of a commit', () => {
  it.each([
    'domain: use the unemployment rate in force on the pay date',
    'docs(bench): record the duration of two full test runs',
    'time-entry: process a sheet of one day',
    'test(server): check a refusal of a sheet',
    'test: embed the fonts of the stub',
  ])('may be: %s', (subject) => {
    expect(subjectComplaint(subject, ['time-entry'])).toBeUndefined();
  });

  it.each([
    ['Say of two runs how long all tests took', 'area'],
    ['Web: show a new toast', 'area'],
    ['web show a new toast', 'area'],
    ['toast: show it immediately', "no folder ('toast')"],
    ['web(toast): show it immediately', "no folder ('toast')"],
    ['web: Show a new toast', 'imperative'],
    ['web: showing a new toast', 'imperative'],
    ['web: showed a new toast', 'imperative'],
    ['web: shows a new toast', 'imperative'],
    [`web: show ${'a '.repeat(40)}toast`, 'longer'],
  ])('may not be: %s', (subject, complaint) => {
    expect(subjectComplaint(subject)).toContain(complaint);
  });
});

describe('the commits of a repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-commits-'));
  const repository = join(folder, 'whole');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const commit = (subject: string) =>
    git('-C', repository, 'commit', '--quiet', '--allow-empty', '-m', subject);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are checked from the first commit of the rule on, in a full clone and in a shallow one', () => {
    git('init', '--quiet', repository);
    commit('Say it in the old way');
    const base = git('-C', repository, 'rev-parse', 'HEAD');
    commit('web: show a new toast');
    expect(commitComplaints(repository, base)).toEqual([]);

    commit('Say it in the old way again');
    const shallow = join(folder, 'shallow');
    git('clone', '--quiet', '--depth=2', `file://${repository}`, shallow);
    const expected = [expect.stringContaining("is not 'area: what changes': Say it in the old way again")];
    expect(commitComplaints(repository, base)).toEqual(expected);
    expect(commitComplaints(shallow, base)).toEqual(expected);
  });

  it('are not checked in a copy without a history, or with a different one', () => {
    const other = '0123456789012345678901234567890123456789';

    expect(commitComplaints(join(folder, 'none'), other)).toEqual([]);
    expect(commitComplaints(repository, other)).toEqual([]);
  });
});
