import { collectFindings, type Findings, type ReportFinding } from './finding.ts';
import { checkForm480File } from './form-480/form-480-file.ts';
import { plainBytes } from './plain-bytes.ts';
import {
  type FileBytes,
  type FileChecker,
  type LineEnding,
  type ReadFileRecord,
  readRecords,
  type TextFileLine,
} from './read-records.ts';
import { checkW2prFile } from './w2pr/w2pr-file.ts';
import { W2PR_RECORDS } from './w2pr/w2pr-records.ts';
import { checkWageFile } from './wages/wage-file.ts';
import { WAGE_RECORD } from './wages/wage-records.ts';

/** The kinds of agencies' files, by the names of their documents. */
export type FileKind = 'w2pr-suri-text' | 'w2pr-ssa-text' | 'wages-text' | 'form-480-text';

/** The kind of a file and its findings. */
export type FileCheck = Findings & {
  /** Null if the file is of no known kind. */
  kind: FileKind | null;
  year: number | null;
  records: number;
};

const CHECKERS: Readonly<Record<FileKind, (tell: ReportFinding) => FileChecker>> = {
  'w2pr-suri-text': (tell) => checkW2prFile('suri', tell),
  'w2pr-ssa-text': (tell) => checkW2prFile('ssa', tell),
  'wages-text': checkWageFile,
  'form-480-text': checkForm480File,
};

/** Returns the checker of a kind of file. */
export function fileChecker(kind: FileKind, tell: ReportFinding): FileChecker {
  return CHECKERS[kind](tell);
}

/**
 * The line endings of each kind of file. No source gives those of the wages file, so either is accepted if it
 * is the same in all lines.
 */
const ENDINGS: Readonly<Record<FileKind, readonly LineEnding[]>> = {
  'w2pr-suri-text': ['crlf'],
  'w2pr-ssa-text': ['crlf'],
  'wages-text': ['crlf', 'lf'],
  'form-480-text': ['crlf'],
};

/**
 * Checks a file by its bytes alone, in one pass: memory holds one record and the numbers that must be unique.
 *
 * @param expected the expected kind; without it, the first record decides
 */
export async function checkFile(bytes: FileBytes, expected?: FileKind): Promise<FileCheck> {
  const { tell, collected } = collectFindings();
  let kind = expected ?? null;
  let checker = kind && fileChecker(kind, tell);
  let first: TextFileLine | undefined;
  let last: ReadFileRecord | undefined;
  const plain = plainBytes(bytes);
  for await (const line of readRecords(plain.bytes)) {
    kind ??= kindOf(line);
    if (!kind) break;
    checker ??= fileChecker(kind, tell);
    last = { ...line, type: checker.typeOf(line) };
    const encoding = plain.encoding();
    if (!first && encoding) tell(encoding, { record: last });
    first ??= line;
    const isEnded = line.ending === first.ending && ENDINGS[kind].includes(line.ending);
    if (!isEnded) tell('line-end', { record: last });
    checker.check(last);
  }
  const end = last ?? { number: 0, type: null, text: '', ending: 'none' };
  if (!last) tell('record-missing', { record: end });
  else checker?.end(end);
  return { kind, year: checker?.year() ?? null, records: end.number, ...collected() };
}

function kindOf({ text }: TextFileLine): FileKind | null {
  if (text.startsWith('RA')) {
    const { start, end } = W2PR_RECORDS.ssa.RA.fields.ssaUserId;
    return text.slice(start - 1, end).trim() === '' ? 'w2pr-suri-text' : 'w2pr-ssa-text';
  }
  if (text.startsWith('SU')) return 'form-480-text';
  const { start, end } = WAGE_RECORD.fields.transactionCode;
  return text.slice(start - 1, end) === 'W4' ? 'wages-text' : null;
}
