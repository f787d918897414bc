import type { ContributionConcept } from '@garita/domain/tax/tax-parameters';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { dollarsText } from '../../../components/amount.tsx';
import { dateText } from '../../../lib/date-text.ts';
import { percentText } from '../../../lib/percent-text.ts';
import { auditText } from '../../../text/audit.es.ts';
import type { Cause } from '../audit.ts';

const { causes, values, contribution } = auditText;

/** What the part of a computation is called that a cause names: `contributions.medicare.rate`, `rates.regular`. */
export function causeName(cause: string): string {
  const [area = '', name = '', part] = cause.split('.');
  if (area === 'contributions') return partOfTax(part)(contribution(name as ContributionConcept)); // as the domain names it
  if (area === 'withheldBefore') return causes.withheldBefore(contribution(name as ContributionConcept));
  const words: unknown = Object.entries(causes).find(([known]) => known === area)?.[1];
  return wordIn(words, name) ?? cause;
}

function partOfTax(part: string | undefined) {
  if (part === 'rate') return causes.contributions.rate;
  return part === 'limit' ? causes.contributions.limit : causes.contributions.weeklyAmount;
}

function wordIn(words: unknown, name: string): string | undefined {
  if (typeof words === 'string') return words;
  if (typeof words !== 'object' || words === null) return undefined;
  const word: unknown = Object.entries(words).find(([known]) => known === name)?.[1];
  return typeof word === 'string' ? word : undefined;
}

/** A value of a cause as the screens write it. */
export function causeValue(unit: Cause['unit'], value: Cause['before']): string {
  if (value === undefined) return values.none;
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (typeof value === 'string') return unit === 'date' ? dateText(value) : (wordIn(values, value) ?? value);
  switch (unit) {
    case 'cents':
      return dollarsText(value);
    case 'minutes':
      return formatMinutes(value);
    case 'rate':
      return percentText(value);
    case 'count':
    case 'date':
    case 'word':
    case 'flag':
      return String(value);
  }
}
