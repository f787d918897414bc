import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { SeveranceFacts } from '@garita/domain/pay/withholding/severance-exemption';
import { dateText } from '../../lib/date-text.ts';
import { explanationText } from '../../text/pay/payroll-explanations.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import type { Explanation, Step } from './explanation.ts';

const { rules, sources, notes, severance: words } = explanationText;

/** Explains the exempt part of a severance: what the law gives, less what other entries exempt. */
export function explainSeverance(
  { severance, typed }: Pick<PayStatement, 'severance' | 'typed'>,
  facts: SeveranceFacts | undefined,
): Explanation {
  const { limit = 0, exempt = 0, isEdited = false } = severance ?? {};
  const computed = Math.min(typed.severance, limit ?? 0);
  const edit = isEdited ? [notes.edited(dollarsText(computed))] : [];
  if (limit === null) {
    const step = { label: words.exempt, value: { cents: exempt } };
    const part = { steps: [step], source: { origin: sources.nonResidents } };
    return { rule: rules.severanceOfNonResident, parts: [part], notes: edit, amount: exempt };
  }
  const { byLaw = 0, exemptElsewhere = 0, date } = facts ?? {};
  const elsewhere: Step[] =
    exemptElsewhere === 0
      ? []
      : [{ label: words.exemptElsewhere, sign: '−', value: { cents: exemptElsewhere } }];
  return {
    rule: rules.severanceExempt,
    parts: [
      {
        steps: [
          { label: date ? words.byLawOn(dateText(date)) : words.byLaw, value: { cents: byLaw } },
          ...elsewhere,
          { label: words.limit, sign: '=', value: { cents: limit } },
        ],
        source: { origin: sources.severance },
      },
      {
        steps: [
          { label: words.paid, value: { cents: typed.severance } },
          { label: words.exempt, sign: '−', value: { cents: exempt } },
          { label: words.taxed, sign: '=', value: { cents: typed.severance - exempt } },
        ],
        source: { origin: sources.typed },
      },
    ],
    notes: edit,
    amount: exempt,
  };
}

/** Adds a note to an explanation of income tax, if exempt severance is not in its base. */
export function withExemptNote(explanation: Explanation, { severance }: PayStatement): Explanation {
  if (!severance || severance.exempt === 0) return explanation;
  const note = notes.exemptSeverance(dollarsText(severance.exempt));
  return { ...explanation, notes: [...explanation.notes, note] };
}
