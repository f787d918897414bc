import type { AgencyFile } from '@garita/reports/agency-files/agency-file';
import { AppError } from '../app-error.ts';
import { type GatheredReport, gathered } from './gathered-report.ts';

/**
 * A text file for an agency. All of its bytes are made here, the same ones each time that somebody reads them.
 *
 * Errors, of the file: `file-data-unfit`.
 */
export function gatheredTextFile<Data>(
  agencyFile: AgencyFile<Data>,
  data: Data,
  { totals }: Pick<GatheredReport, 'totals'>,
): GatheredReport {
  const document = gathered(agencyFile, data, { totals });
  const unfit = () => agencyFile.unfit(data);
  return {
    ...document,
    unfit,
    file: async () => {
      const found = unfit();
      if (found.length > 0) throw new AppError('file-data-unfit', { unfit: found });
      return document.file();
    },
  };
}
