import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning, ownMark, type ProcessMark } from './process-mark.ts';

/** The folder with the marks of running servers, in the folder of the server's build. */
const MARKS = 'running';

/**
 * Marks the builds that this process loads files from, so that a new build does not remove them. Does nothing
 * for a server that runs from its source, or whose build cannot be written to and so is not replaced either.
 *
 * @param serverBuild the folder of the running program
 * @param webBuild the folder of the screens that it serves
 * @returns what removes the mark
 */
export function markBuildsInUse(serverBuild: string, webBuild: string | undefined): () => void {
  if (!basename(serverBuild).startsWith('dist-')) return () => undefined;
  const path = join(serverBuild, MARKS, String(process.pid));
  const mark: Mark = {
    process: ownMark(),
    builds: [serverBuild, ...(webBuild === undefined ? [] : [webBuild])],
  };
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(mark));
  } catch {
    return () => undefined;
  }
  return () => rmSync(path, { force: true });
}

/** Returns the folders of the builds that running servers use. `folder` holds the builds of the server. */
export function buildsInUse(folder: string): Set<string> {
  const marks = readdirSync(folder)
    .filter((name) => name.startsWith('dist-'))
    .flatMap((name) => marksIn(join(folder, name, MARKS)));
  return new Set(marks.filter((mark) => isRunning(mark.process)).flatMap(({ builds }) => builds));
}

type Mark = { process: ProcessMark; builds: string[] };

function marksIn(folder: string): Mark[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    try {
      return [JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mark];
    } catch {
      // A server may be writing or removing this mark; its build was replaced today at the earliest.
      return [];
    }
  });
}
