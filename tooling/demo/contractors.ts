import { aContractor } from '@garita/domain/contractor/contractor.builder';
import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';

/** A contractor of a demonstration company, and the hours of each monthly payment. */
export type DemoContractor = { company: 0 | 1 | 2; contractor: Contractor; monthlyHours: number };

/**
 * The contractors, one in each of three categories of form 480.6SP. The fourth category is left for trying
 * the screen.
 */
export const CONTRACTORS: DemoContractor[] = [
  { company: 0, contractor: aContractor(), monthlyHours: 24 },
  {
    company: 0,
    contractor: aContractor({
      entityType: 'corporation',
      firstName: 'Eléctricos del Caribe, Inc.',
      lastName: '',
      motherLastName: '',
      taxpayerNumber: '660555071',
      email: 'cobros@electricos.example',
      hourlyRate: 62_50,
      waiverType: 'partial',
      waiverNumber: 'R-2026-104',
      withholdingRate: 60_000,
    }),
    monthlyHours: 12,
  },
  {
    company: 1,
    contractor: aContractor({
      entityType: 'partnership',
      firstName: 'Rivera y Vega, CPA',
      lastName: '',
      motherLastName: '',
      taxpayerNumber: '660555072',
      email: 'oficina@riveravega.example',
      hourlyRate: 85_00,
      waiverType: 'total',
      waiverNumber: 'R-2026-088',
      withholdingRate: 0,
    }),
    monthlyHours: 8,
  },
];

/**
 * Returns the payments of a year up to a day: on the 15th of every month, every third one half an hour
 * longer.
 */
export function demoPayments(monthlyHours: number, today: CalendarDate): ContractorTime[] {
  const year = today.slice(0, 4);
  return Array.from({ length: 12 }, (_, index) => ({
    payDate: `${year}-${String(index + 1).padStart(2, '0')}-15`,
    minutes: monthlyHours * 60 + (index % 3 === 2 ? 30 : 0),
  })).filter(({ payDate }) => payDate <= today);
}
