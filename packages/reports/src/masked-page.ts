import { withMaskedNumbers } from '@garita/domain/field/digits.schema';
import type { ReportPage } from './report.ts';

/** A page as a screen shows it: with the social security numbers masked that its paper has whole. */
export function maskedPage(page: ReportPage): ReportPage {
  return masked(page) as ReportPage; // the same page, with other texts
}

function masked(part: unknown): unknown {
  if (typeof part === 'string') return withMaskedNumbers(part);
  if (Array.isArray(part)) return part.map(masked);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, masked(value)]));
}
