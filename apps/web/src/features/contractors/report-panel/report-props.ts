import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { FileCall } from '../../../lib/download.ts';

/** What each document of the panel is told. */
export type ReportProps = {
  companyId: number;
  today: CalendarDate;
  /** False for a document that the server cannot make yet. */
  isBuilt: boolean;
  onDownload: (call: FileCall) => void;
};
