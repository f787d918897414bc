import type { CalendarDate } from '../time/calendar-date.ts';
import type { WithholdingCertificate } from './certificate.schema.ts';

/** Returns the certificate with the latest date up to the pay date; null before the first one. */
export function certificateInForce<Certificate extends Pick<WithholdingCertificate, 'certificateDate'>>(
  certificates: readonly Certificate[],
  payDate: CalendarDate,
): Certificate | null {
  return certificates
    .filter(({ certificateDate }) => certificateDate <= payDate)
    .reduce<Certificate | null>(
      (latest, one) => (latest && latest.certificateDate > one.certificateDate ? latest : one),
      null,
    );
}
