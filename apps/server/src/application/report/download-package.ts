import { requestedYears } from '@garita/domain/account/requested-years';
import type { Company } from '@garita/domain/company/company.schema';
import {
  type PackagedReport,
  type PackageRequest,
  packagedReports,
} from '@garita/domain/report/report-package';
import { reportRefusal } from '@garita/domain/report/report-refusal';
import type { ReportName } from '@garita/domain/report/report-request';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { fileNameOf } from '@garita/reports/file-name';
import { renderWorkbook } from '@garita/reports/list/render-workbook';
import { type PackageLine, packageSheet } from '@garita/reports/package/package-sheet';
import { writeZip, ZIP_TYPE, type ZippedFile } from '@garita/reports/package/write-zip';
import { FILE_NAMES } from '@garita/reports/text/labels.es';
import { PACKAGE_SHEET } from '@garita/reports/text/package-sheet.es';
import { fieldError, orNotFound } from '../../refusal/app-error.ts';
import { hasAccessToYears } from '../access.ts';
import type { Download } from '../dependencies.ts';
import { longFile } from '../long-work.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { download, unmadeReason } from './download.ts';
import { loadReport } from './load-report.ts';
import { recordExport } from './record-export.ts';

/**
 * Downloads every document of a company's year, or of a quarter, as one archive with a sheet of their
 * totals. Each document is made when the archive comes to it, as if it were requested alone. One that cannot
 * be made is named in the sheet; one of years outside the user's access is left out. The download is
 * recorded once.
 *
 * Errors: `not-found`, `report-year-required`, `report-year-outside`.
 */
export const downloadPackage = useCase(
  'pay:read',
  async (context, packageRequest: PackageRequest): Promise<Download> => {
    const { dependencies, actor } = context;
    const company = orNotFound(
      await companyRegistry.find(dependencies.database, actor, packageRequest.companyId),
    );
    const { year, quarter, companyId } = packageRequest;
    const refusal = reportRefusal(
      { report: 'form-940', year },
      { payer: company.payer, today: dependencies.today() },
    );
    if (refusal) throw fieldError(refusal.code, refusal.field);
    await recordExport(context, { companyId, document: 'package', about: { year, quarter } });
    return packageFile(context, { packageRequest, company });
  },
);

type Packaged = { packageRequest: PackageRequest; company: SavedRecord<Company> };

/** Makes the archive of a company's documents. */
export const packageFile = longFile(
  'package-file',
  async (context, { packageRequest, company }: Packaged): Promise<Download> => {
    const { year, quarter } = packageRequest;
    const date = context.dependencies.today();
    const reports = packagedReports(packageRequest, { payer: company.payer, today: date }).filter(
      ({ request }) => hasAccessToYears(context.actor, requestedYears(request)),
    );
    const period = quarter === null ? [] : [FILE_NAMES.quarter(quarter)];
    return {
      fileName: fileNameOf([FILE_NAMES.package, ...period, String(year), company.name], 'zip'),
      contentType: ZIP_TYPE,
      bytes: writeZip(
        packagedFiles(context, reports, (lines) =>
          renderWorkbook([packageSheet({ company, year, quarter, date, lines })]),
        ),
        date,
      ),
    };
  },
);

/** Yields the documents one after another, and at the end the sheet of totals, which needs all of them. */
async function* packagedFiles(
  context: UseCaseContext,
  reports: readonly PackagedReport[],
  sheetOf: (lines: readonly PackageLine[]) => ZippedFile['bytes'],
): AsyncGenerator<ZippedFile> {
  const lines: PackageLine[] = [];
  for (const packaged of reports) {
    const { line, file } = await packagedFile(context, packaged);
    lines.push(line);
    if (file) yield file;
  }
  yield { name: PACKAGE_SHEET.fileName, bytes: sheetOf(lines) };
}

/**
 * The documents of employers who have chauffeurs or contractors. A package without them does not report them
 * as missing.
 */
const OF_SOMEBODY: readonly ReportName[] = [
  'chauffeur-insurance',
  'non-residents',
  'contractor-year',
  'contractor-payments',
];

/** Makes a document of the archive, and its line of the sheet. */
async function packagedFile(
  context: UseCaseContext,
  { request, quarter }: PackagedReport,
): Promise<{ line: PackageLine; file?: ZippedFile }> {
  const { report } = request;
  try {
    const { totals, file } = await loadReport(context, request);
    if (OF_SOMEBODY.includes(report) && totals.every(({ value }) => value === 0)) {
      return { line: { report, notMade: 'of-nobody', lacking: [] } };
    }
    const { fileName, bytes } = download(context, await file());
    const name = quarter === null ? fileName : `${PACKAGE_SHEET.folderOf(quarter)}/${fileName}`;
    return { line: { report, file: name, totals }, file: { name, bytes } };
  } catch (error) {
    return { line: { report, ...unmadeReason(error) } };
  }
}
