import type { ReportName } from '@garita/domain/report/report-request';
import { DOCUMENT_NAMES, OTHER_DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { CONTRACTOR_LABELS } from '@garita/domain/text/fields/contractor-labels.es';
import { EMPLOYEE_LABELS } from '@garita/domain/text/fields/employee-labels.es';
import { labelsIn } from '@garita/domain/text/labels';

/** Exports that are not reports, and exports that were possible in earlier versions. */
type OtherDocument =
  | 'period-history'
  | 'package'
  | 'list'
  | 'filedCopy'
  | 'auditorPacket'
  | 'auditorPacketWithPersonalData';

/** Texts of the log of disclosures: who saw a whole personal number, and who exported a document. */
export const disclosuresText = {
  label: 'Miradas y exportaciones',
  last: 'Últimos documentos',
  help: 'Quién vio completo un número que en otras partes se ve en parte, y quién descargó documentos de la compañía. Lo último primero.',
  empty: 'No hay miradas ni exportaciones que mostrar.',
  who: 'Quién',
  anybody: 'Cualquiera',
  kind: 'Qué',
  allKinds: 'Todo',
  kinds: { look: 'Miradas', export: 'Exportaciones' },
  one: { look: 'Mirada', export: 'Exportación' },
  of: (what: string, person: string) => `${what} de ${person}`,
  quarter: (quarter: number, year: number) => `Trimestre ${quarter} de ${year}`,
  days: (start: string, end: string) => `${start} al ${end}`,
  /** Names a list that was exported to Excel. */
  list: (name: string) => `Lista: ${name}`,
  /** Names the stored copy of a filed document. */
  copyOf: (report: string) => `${OTHER_DOCUMENT_NAMES.filedCopy}: ${report}`,

  numbers: {
    socialSecurityNumber: EMPLOYEE_LABELS.socialSecurityNumber.long,
    taxpayerNumber: CONTRACTOR_LABELS.taxpayerNumber.long,
    bankAccount: CONTRACTOR_LABELS.bankAccount,
    retirementAccount: CONTRACTOR_LABELS.retirementAccount.long,
  },

  documents: {
    ...labelsIn(DOCUMENT_NAMES, 'short'),
    ...OTHER_DOCUMENT_NAMES,
    /** The former name of the report 'history', which recorded disclosures still have. */
    'period-history': 'Historial del período',
    list: 'Lista',
  } satisfies Record<ReportName | OtherDocument, string>,
} as const;
