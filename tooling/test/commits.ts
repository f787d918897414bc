import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';

// Checks that the subject of each new commit is `area: imperative`, in at most 72 characters. An area is in
// the list below, or is a folder of the repository. Exempts older commits.

const LAST_FREE_COMMIT = '14b16249475ca05c8710c9432a32514329e3fcbd';
const LONGEST = 72;
const SUBJECT = /^([a-z][a-z0-9/-]*)(?:\(([a-z0-9 ,/-]+)\))?: (\S+)/;
/** The rooms, and the areas that are no folder of one. */
const AREAS = ['domain', 'ledger', 'reports', 'server', 'web', 'tooling', 'bench', 'test', 'docs', 'names'];
/** A folder that was removed, whose commits are in the history. */
const FORMER_AREAS = ['recording'];
/** A participle ('adding', 'added') or a third person ('adds'). */
const NOT_IMPERATIVE = /(ing|ed|[^su]s)$/;
const IMPERATIVE = /^(alias|bring|embed|feed|need|seed|speed)$/;

if (process.argv[1] === import.meta.filename) {
  const complaints = commitComplaints(process.cwd(), LAST_FREE_COMMIT);
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}

/** Returns the complaints about the commits after `base`. */
export function commitComplaints(repository: string, base: string): string[] {
  const range = newCommits(repository, base);
  if (!range) return [];
  const folders = git(repository, 'ls-tree', '-r', '-d', '--name-only', 'HEAD')
    .split('\n')
    .map((path) => basename(path));
  return git(repository, 'log', '--no-merges', '--format=%h %s', ...range)
    .split('\n')
    .flatMap((line) => {
      const [, hash = '', subject = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
      const complaint = hash && subjectComplaint(subject, folders);
      return complaint ? [`${hash} ${complaint}: ${subject}`] : [];
    });
}

/**
 * Returns the range of commits after `base`. If a shallow clone lacks the base, all its commits are newer.
 * Returns nothing for a copy without a history, or with a different one.
 */
function newCommits(repository: string, base: string): string[] | undefined {
  try {
    if (isKnown(repository, base)) return ['HEAD', `^${base}`];
    return git(repository, 'rev-parse', '--is-shallow-repository').trim() === 'true' ? ['HEAD'] : undefined;
  } catch {
    return undefined;
  }
}

function isKnown(repository: string, commit: string): boolean {
  try {
    git(repository, 'cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

function git(repository: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Returns the complaint about a commit's subject, if there is one. `folders` are areas besides the rooms. */
export function subjectComplaint(subject: string, folders: readonly string[] = []): string | undefined {
  const [, area = '', part = '', verb] = SUBJECT.exec(subject) ?? [];
  if (verb === undefined) return "is not 'area: what changes'";
  const known = new Set([...AREAS, ...FORMER_AREAS, ...folders]);
  const unknown = [area, ...part.split(/[ ,]+/)].find((name) => name !== '' && !known.has(name));
  if (unknown !== undefined) return `has an area that is no room and no folder ('${unknown}')`;
  if (subject.length > LONGEST) return `is longer than ${LONGEST} characters`;
  const isImperative = /^[a-z]/.test(verb) && (IMPERATIVE.test(verb) || !NOT_IMPERATIVE.test(verb));
  return isImperative ? undefined : `does not begin with an imperative ('${verb}')`;
}
