import { readdirSync, readFileSync } from 'node:fs';

export type Sentence = { text: string; file: string };

const TEXT_FOLDERS = [
  'apps/server/src/text',
  'apps/web/src/text',
  'packages/domain/src/text',
  'packages/reports/src/text',
];
/** The dictionaries of official forms, whose words are those of the agencies. */
const OFFICIAL_FORMS = /^((employer|insurance)-returns|w2pr|withholding-certificate)\.es\.ts$/;

const COMMENT_OR_IMPORT = /^\s*(?:\/\/|\/?\*|import\b|\} from\b).*$/gm;
/** Calls that select labels: their strings are names of amounts and forms, not words on the screen. */
const PICKED_LABELS = /\b(?:labelsIn|conceptsOf)\((?:[^()]|\([^()]*\))*\)/g;
/** The key of a label that is read from a dictionary: `names['pay-letter']`. */
const READ_LABELS = /(?<=[\w)])\['[^'\n]*'\]/g;
/** A text in quotes (with the colon of a key), or in backquotes with its insertions. */
const LITERAL = /'((?:[^'\\\n]|\\.)*)'(:?)|`((?:[^`$\\]|\\.|\$(?!\{)|\$\{(?:[^{}`]|`[^`]*`)*\})*)`/g;
const INSERTED = /\$\{((?:[^{}`]|`[^`]*`)*)\}/g;

/** Reads every text of the dictionaries below `root`, except those of official forms. */
export function ownSentences(root: string): Sentence[] {
  return TEXT_FOLDERS.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.es.ts') && !OFFICIAL_FORMS.test(file))
      .flatMap((file) =>
        textsIn(readFileSync(`${root}/${folder}/${file}`, 'utf8')).map((text) => ({ text, file })),
      ),
  );
}

/** Returns the texts of a source, with '…' for each insertion, then the texts inside the insertions. */
export function textsIn(source: string): string[] {
  const own = [COMMENT_OR_IMPORT, PICKED_LABELS, READ_LABELS].reduce(
    (rest, names) => rest.replace(names, ''),
    source,
  );
  return [...own.matchAll(LITERAL)].flatMap(([, quoted, colon, template]) => {
    if (template === undefined) return quoted === undefined || colon ? [] : [quoted];
    const inserted = [...template.matchAll(INSERTED)].flatMap(([, code = '']) => textsIn(code));
    return [template.replace(INSERTED, '…'), ...inserted];
  });
}
