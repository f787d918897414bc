import type { AgencyFile } from '@garita/reports/agency-files/agency-file';
import { type PlaceOwner, placeOwners } from '@garita/reports/agency-files/place-owners';
import { checkFile, type FileKind } from '@garita/reports/file-check/check-file';
import type { Finding } from '@garita/reports/file-check/finding';
import type { Rule, Severity } from '@garita/reports/file-check/rules';
import { findingSentence } from '@garita/reports/file-check/text/file-check.es';

/** A fault in a file with the owner of the record: an error prevents the file, a warning is only shown. */
export type FileFinding = PlaceOwner & { severity: Severity; text: string };

/**
 * Lists the faults in the bytes of a file, each once for a person. The bytes are made for the check and not
 * kept.
 */
export async function checkTextFile<Data>(
  file: AgencyFile<Data>,
  data: Data,
  kind: FileKind,
): Promise<FileFinding[]> {
  const { findings } = await checkFile(file.render(data), kind);
  const places = findings.map(({ record, positions }) => ({ record, position: positions?.start ?? null }));
  const owners = placeOwners(file.records(data), places);
  const found = findings.flatMap((finding, index): FileFinding[] => {
    const owner = owners[index];
    return owner ? [{ ...owner, severity: severityOf(finding), text: findingSentence(finding) }] : [];
  });
  return [...new Map(found.map((one) => [[one.of, one.id, one.text].join(' '), one])).values()];
}

/**
 * Rules about words. They never prevent a file; what is wrong with the words of a record is shown elsewhere.
 */
const ABOUT_WORDS: ReadonlySet<Rule> = new Set(['required', 'address-missing', 'code', 'email']);

function severityOf({ rule, severity }: Finding): Severity {
  return ABOUT_WORDS.has(rule) ? 'warning' : severity;
}
