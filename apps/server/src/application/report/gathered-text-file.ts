import type { AgencyFile } from '@garita/reports/agency-files/agency-file';
import type { FileKind } from '@garita/reports/file-check/check-file';
import { AppError } from '../app-error.ts';
import { checkTextFile } from './check-text-file.ts';
import { type GatheredReport, gathered } from './gathered-report.ts';

/**
 * A text file for an agency. All of its bytes are made here, the same ones each time that somebody reads them: once to be checked,
 * once to be sent.
 *
 * Errors, of the file: `file-data-unfit`, `file-check-failed`.
 */
export function gatheredTextFile<Data>(
  agencyFile: AgencyFile<Data>,
  data: Data,
  { totals, kind }: Pick<GatheredReport, 'totals'> & { kind: FileKind },
): GatheredReport {
  const document = gathered(agencyFile, data, { totals });
  const unfit = () => agencyFile.unfit(data);
  const check = async () => (unfit().length > 0 ? [] : checkTextFile(agencyFile, data, kind));
  const file = async () => {
    const found = unfit();
    if (found.length > 0) throw new AppError('file-data-unfit', { unfit: found });
    const errors = (await check()).filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new AppError('file-check-failed', { findings: errors });
    return document.file();
  };
  return { ...document, unfit, check, file, draft: file };
}
