import type { ReportRequest } from '@garita/domain/report/report-request';
import type { CalendarDate } from '@garita/domain/time/calendar-date';

/** What each document of the panel is told. */
export type ReportProps = {
  companyId: number;
  today: CalendarDate;
  /** False for a document that the server cannot make yet. */
  isBuilt: boolean;
  onDownload: (request: ReportRequest) => void;
};
