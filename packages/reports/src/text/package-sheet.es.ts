import type { PackageReport } from '@garita/domain/report/report-package';
import type { ReportTotalName } from '@garita/domain/report/report-total';
import { DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { labelsIn } from '@garita/domain/text/labels';
import { TOTAL_LABELS } from '@garita/domain/text/total-labels.es';

/** The labels of a package's sheet of totals. */
export const PACKAGE_SHEET = {
  title: 'Totales del paquete',
  fileName: 'Totales.xlsx',
  folderOf: (quarter: number) => `Trimestre ${quarter}`,
  year: (year: number) => `Año ${year}`,
  quarter: (quarter: number, year: number) => `Trimestre ${quarter} de ${year}`,
  captions: { document: 'Documento', file: 'Archivo', about: 'Concepto', amount: 'Total' },
  notMade: 'No está en el paquete',
  lacking: (name: string, text: string) => (name === '' ? text : `${name}: ${text}`),
} as const;

/** The documents of a package by their names. */
export const PACKAGED_NAMES: Record<PackageReport, string> = {
  ...labelsIn(DOCUMENT_NAMES, 'inSentence'),
  ...labelsIn(DOCUMENT_NAMES, 'printed', ['journal', 'contractor-year']),
};

/** The figures of a document. */
export const TOTAL_NAMES: Record<ReportTotalName, string> = labelsIn(TOTAL_LABELS, 'short');
