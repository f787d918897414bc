import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSourceTree } from './structure/source-tree.ts';
import { structureViolations } from './structure/structure.ts';

// npx tsx tooling/lint/report.ts [FOLDER …]: reports where a folder breaks the rules of names, comments and
// structure, and the lengths of its files.

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

const folders = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const isAsked = (place: string) =>
  folders.length === 0 || folders.some((folder) => place === folder || place.startsWith(`${folder}/`));

const files = readSourceTree(REPOSITORY);
const violations = structureViolations(files);
const ofStructure = violations.filter(({ places }) => places.some(isAsked));
const ofComments = commentComplaints();
for (const line of [...ofComments, ...ofStructure.map(({ rule, message }) => `${rule}: ${message}`)])
  console.log(line);

const lines = files
  .filter(({ path, isTest }) => !isTest && isAsked(path))
  .map((file) => file.lines)
  .toSorted((one, other) => one - other);
const atPart = (part: number) => lines[Math.min(lines.length - 1, Math.floor(lines.length * part))] ?? 0;
console.log(`\n${ofComments.length + ofStructure.length} violations`);
console.log(
  `${lines.length} files without tests; lines: median ${atPart(0.5)}, 90th percentile ${atPart(0.9)}`,
);

/** Runs the linter with only the two rules of comments, even if they are off for the folder. */
function commentComplaints(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'garita-report-'));
  const config = join(folder, 'oxlintrc.json');
  const settings = {
    plugins: [],
    jsPlugins: [join(REPOSITORY, 'tooling/lint/garita-plugin.js')],
    categories: { correctness: 'off' },
    ignorePatterns: ['**/dist/**', '**/dist-*/**', '**/output/**', '**/golden/**'],
    rules: { 'garita/comment-width': 'error', 'garita/docstring-opening': 'error' },
  };
  writeFileSync(config, JSON.stringify(settings));
  const { stdout } = spawnSync('npx', ['oxlint', '-c', config, '--format=json', ...folders], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  rmSync(folder, { recursive: true });
  type Diagnostic = { code: string; message: string; filename: string; labels: { span: { line: number } }[] };
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return diagnostics.map(({ code, message, filename, labels }) => {
    const rule = /\((.+)\)/.exec(code)?.[1];
    return `${rule}: ${filename}:${labels[0]?.span.line ?? 1} ${message}`;
  });
}
