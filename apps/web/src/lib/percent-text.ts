import { type Rate, rateToShownPercent } from '@garita/domain/money/rate';

/** A percentage as sentences and tables say it: 62 000 → '6.20%'. */
export function percentText(rate: Rate): string {
  return `${rateToShownPercent(rate)}%`;
}
