import { formatCents } from '@garita/domain/money/cents';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { percentText } from '../../lib/percent-text.ts';
import type { StepValue } from './explanation.ts';

/** A figure of an explanation as it is read. */
export function stepText(value: StepValue): string {
  if ('cents' in value) return formatCents(value.cents);
  if ('rate' in value) return percentText(value.rate);
  if ('minutes' in value) return formatMinutes(value.minutes);
  if ('count' in value) return String(value.count);
  return 'dollars' in value ? value.dollars : value.text;
}
