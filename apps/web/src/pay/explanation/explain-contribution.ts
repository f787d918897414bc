import { FULL_RATE } from '@garita/domain/money/rate';
import type {
  AdditionalMedicare,
  Contributions,
  ExcludedContribution,
  PaidElsewhere,
  PercentageContribution,
  WeeklyContribution,
} from '@garita/domain/pay/contributions';
import { yearToDateElsewhere } from '@garita/domain/pay/pay-elsewhere';
import type { CappedContribution } from '@garita/domain/pay/withholding/capped-contribution';
import type { PercentageConcept } from '@garita/domain/pay/withholding/tax-parameters';
import { dateText } from '../../lib/date-text.ts';
import { explanationText } from '../../text/pay/payroll-explanations.es.ts';
import { dollarsText, percentText } from '../../ui/amount.tsx';
import { type Explanation, exactDollars, type Part, type Step, shareSteps } from './explanation.ts';

const { rules, steps, sources, notes, additionalMedicare } = explanationText;

/** Explains one of the five payroll taxes. A note says what other records of the person count in its year. */
export function explainContribution(
  concept: keyof Contributions,
  contributions: Contributions,
  elsewhere: readonly PaidElsewhere[] = [],
): Explanation {
  const explained = explainOwn(concept, contributions);
  if (elsewhere.length === 0 || contributions[concept].rule === 'excluded') return explained;
  return { ...explained, notes: [...explained.notes, ...notesElsewhere(concept, elsewhere)] };
}

function notesElsewhere(concept: keyof Contributions, elsewhere: readonly PaidElsewhere[]): string[] {
  const { gross, [concept]: withheld, socialSecurityOnTips } = yearToDateElsewhere(elsewhere);
  const both = concept === 'socialSecurity' ? withheld + socialSecurityOnTips : withheld;
  const insured = elsewhere.flatMap(({ saturdays = [] }) => saturdays).toSorted();
  const days = [...new Set(insured)].map(dateText).join(', ');
  return [
    ...(gross !== 0 || both !== 0 ? [notes.elsewhere(dollarsText(gross), dollarsText(both))] : []),
    ...(concept === 'chauffeurInsurance' && days !== '' ? [notes.saturdaysElsewhere(days)] : []),
  ];
}

function explainOwn(concept: keyof Contributions, contributions: Contributions): Explanation {
  if (concept === 'chauffeurInsurance') return explainChauffeur(contributions.chauffeurInsurance);
  const line = contributions[concept];
  if (line.rule === 'excluded')
    return explainExcluded(rules.excluded.disabilityInsurance, 'disabilityInsurance');
  const explained = explainPercentage(concept, line);
  if (concept !== 'medicare' || !contributions.medicare.additional) return explained;
  return { ...explained, parts: [...explained.parts, additionalPart(contributions.medicare.additional)] };
}

function explainPercentage(concept: PercentageConcept, line: PercentageContribution): Explanation {
  const { version, effectiveFrom } = line;
  return {
    rule: rules.percentage[concept](percentText(line.rate)),
    parts: [
      {
        steps: [...shareOf(BASE_LABELS[concept], line), ...limitSteps(line, YEAR_LABELS[concept])],
        source: { origin: sources.contributions[concept], version, effectiveFrom },
      },
    ],
    notes: limitNotes(line),
    amount: line.amount,
  };
}

const BASE_LABELS: Record<PercentageConcept, string> = {
  disabilityInsurance: steps.gross,
  medicare: steps.gross,
  socialSecurity: steps.grossWithoutTips,
  socialSecurityOnTips: steps.tips,
};

// Withholding on wages and on tips has one common limit (see contributions.ts in the domain).
const YEAR_LABELS: Record<PercentageConcept, string> = {
  disabilityInsurance: steps.yearToDate,
  medicare: steps.yearToDate,
  socialSecurity: steps.yearToDateBoth,
  socialSecurityOnTips: steps.countedBefore,
};

function shareOf(baseLabel: string, { base, rate, uncapped }: PercentageContribution): Step[] {
  return shareSteps(baseLabel, { base, rate, amount: uncapped });
}

function limitSteps({ yearToDate, limit, room }: CappedContribution, yearLabel: string): Step[] {
  if (limit === undefined || room === undefined) {
    return [
      { label: yearLabel, value: { cents: yearToDate } },
      { label: steps.limit, value: { text: steps.noLimit } },
    ];
  }
  return [
    { label: steps.limit, value: { cents: limit } },
    { label: yearLabel, sign: '−', value: { cents: yearToDate } },
    { label: steps.room, sign: '=', value: { cents: room } },
  ];
}

function limitNotes({ uncapped, room }: CappedContribution): string[] {
  if (room === undefined || uncapped <= room) return [];
  return [room === 0 ? notes.limitReached : notes.limitCut];
}

function additionalPart({
  threshold,
  grossYearToDate,
  base,
  rate,
  amount,
  effectiveFrom,
}: AdditionalMedicare): Part {
  return {
    title: additionalMedicare.title,
    rule: additionalMedicare.rule(percentText(rate), dollarsText(threshold)),
    steps: [
      { label: steps.grossYearToDate, value: { cents: grossYearToDate } },
      { label: steps.threshold, value: { cents: threshold } },
      { label: steps.above, value: { cents: base } },
      { label: steps.rate, sign: '×', value: { rate } },
      {
        label: steps.exact,
        value: { dollars: exactDollars(BigInt(base) * BigInt(rate), BigInt(FULL_RATE)) },
      },
      { label: steps.rounded, sign: '=', value: { cents: amount } },
    ],
    source: { origin: sources.additionalMedicare, effectiveFrom },
  };
}

function explainChauffeur(line: WeeklyContribution | ExcludedContribution): Explanation {
  if (line.rule === 'excluded')
    return explainExcluded(rules.excluded.chauffeurInsurance, 'chauffeurInsurance');
  const { weeklyAmount, weeks, uncapped, withheldInPeriod, version, effectiveFrom, amount } = line;
  const left = Math.max(0, uncapped - withheldInPeriod);
  return {
    rule: rules.weekly,
    parts: [
      {
        steps: [
          { label: steps.weeklyAmount, value: { cents: weeklyAmount } },
          { label: steps.weeks, sign: '×', value: { count: weeks } },
          { label: steps.due, sign: '=', value: { cents: uncapped } },
          { label: steps.withheldInPeriod, sign: '−', value: { cents: withheldInPeriod } },
          ...limitSteps(line, steps.yearToDate),
        ],
        source: { origin: sources.contributions.chauffeurInsurance, version, effectiveFrom },
      },
    ],
    notes: uncapped > 0 && left === 0 ? [notes.periodDone] : limitNotes({ ...line, uncapped: left }),
    amount,
  };
}

function explainExcluded(rule: string, concept: 'disabilityInsurance' | 'chauffeurInsurance'): Explanation {
  return {
    rule,
    parts: [{ steps: [], source: { origin: sources.contributions[concept] } }],
    notes: [],
    amount: 0,
  };
}
