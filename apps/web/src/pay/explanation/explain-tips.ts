import { type ConceptOf } from '@garita/domain/pay/concepts';
import {
  NO_TAXES_ON_TIPS,
  type TipsSettlement,
  totalOnTips,
} from '@garita/domain/pay/withholding/tips-settlement';
import { explanationText } from '../../text/pay/payroll-explanations.es.ts';
import type { Explanation, Part, Step } from './explanation.ts';

const { rules, steps, sources, tips: words } = explanationText;

/** Explains a deduction because of tips that the employee already has; both are zero without a settlement. */
export function explainTipsDeduction(
  concept: ConceptOf<'tips-deduction'>,
  settlement: TipsSettlement | undefined,
): Explanation {
  const { received = 0, carriedIn = NO_TAXES_ON_TIPS } = settlement ?? {};
  if (concept === 'tipsHeld') {
    const part = {
      steps: [{ label: steps.typed, value: { cents: received } }],
      source: { origin: sources.typed },
    };
    return { rule: rules.tipsHeld, parts: [part], notes: [], amount: received };
  }
  return {
    rule: rules.carriedIn,
    parts: [
      {
        steps: [
          { label: words.socialSecurity, value: { cents: carriedIn.socialSecurity } },
          { label: words.medicare, sign: '+', value: { cents: carriedIn.medicare } },
        ],
        source: { origin: sources.earlierTips },
      },
    ],
    notes: [],
    amount: totalOnTips(carriedIn),
  };
}

/** Returns the steps from the cash of an entry to the taxes on tips that the next entry collects. */
export function carriedPart({ cash, onWages, onTips, carriedIn, carried }: TipsSettlement): Part {
  const last: Step[] = [
    { label: words.carriedSocialSecurity, sign: '=', value: { cents: carried.socialSecurity } },
    { label: words.carriedMedicare, sign: '+', value: { cents: carried.medicare } },
    { label: words.carried, sign: '=', value: { cents: totalOnTips(carried) } },
  ];
  return {
    title: words.title,
    steps: [
      { label: words.cash, value: { cents: cash } },
      { label: words.onWages, sign: '−', value: { cents: onWages } },
      { label: words.socialSecurity, sign: '−', value: { cents: onTips.socialSecurity } },
      { label: words.medicare, sign: '−', value: { cents: onTips.medicare } },
      ...(totalOnTips(carriedIn) === 0
        ? []
        : [{ label: words.carriedIn, sign: '−' as const, value: { cents: totalOnTips(carriedIn) } }]),
      ...last,
    ],
    source: { origin: sources.tips },
  };
}
