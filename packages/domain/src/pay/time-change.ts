import type { Cents } from '../money/cents.ts';
import { byName } from './concepts.ts';
import { areSameDays, DAY_KINDS, daysInOrder } from './day-hours/entry-days.ts';
import type { PayStatement } from './pay-statement.ts';
import type { TimeChange } from './time-change.schema.ts';
import type { PayInputs } from './time-entry.schema.ts';
import { changedOr, resolveTypedAmount } from './typed-amount.ts';

type LineChange = NonNullable<TimeChange['companyLines']>[number];

/**
 * Applies a change to a saved entry. Absent fields keep their saved values. The time that changed days give
 * is not known yet: it is what the change sends, or 0.
 */
export function applyTimeChange(saved: PayInputs, change: TimeChange): PayInputs {
  return {
    periodId: change.periodId ?? saved.periodId,
    payDate: change.payDate ?? saved.payDate,
    accountantId: change.accountantId ?? saved.accountantId,
    ...changedTime(saved, change),
    earnings: mergeNamed(saved.earnings, change.earnings),
    deductions: mergeNamed(saved.deductions, change.deductions),
    reimbursedExpenses: change.reimbursedExpenses ?? saved.reimbursedExpenses,
    withholdingRate: changedOr(saved.withholdingRate, change.withholdingRate),
    editedIncomeTax: changedOr(saved.editedIncomeTax, change.editedIncomeTax),
    editedSeveranceExempt: changedOr(saved.editedSeveranceExempt, change.editedSeveranceExempt),
    companyLines:
      change.companyLines === undefined
        ? saved.companyLines
        : change.companyLines?.map((line) => changedLine(saved, line)),
  };
}

function changedTime(saved: PayInputs, change: TimeChange): Pick<PayInputs, 'minutes' | 'days'> {
  const days = change.days === undefined ? saved.days : daysInOrder(change.days);
  if (!days || areSameDays(days, saved.days)) {
    return { minutes: mergeNamed(saved.minutes, change.minutes), ...(days ? { days } : {}) };
  }
  const unknown = { ...saved.minutes, ...byName(DAY_KINDS, () => 0) };
  return { minutes: mergeNamed(unknown, change.minutes), days };
}

function mergeNamed<Shape extends object>(saved: Shape, change: Partial<Shape> = {}): Shape {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...saved, ...Object.fromEntries(named) };
}

function changedLine({ companyLines = [] }: PayInputs, { taxId, isActive, editedCents }: LineChange) {
  const saved = companyLines.find((line) => line.taxId === taxId);
  return {
    taxId,
    isActive: isActive ?? saved?.isActive ?? true,
    editedCents: changedOr(saved?.editedCents, editedCents),
  };
}

/** The amounts that unmarked amounts of a change are compared with. */
type Known = {
  inForce: PayStatement;
  /** Returns the statement of other inputs; undefined if they are refused. */
  compute: (inputs: PayInputs) => PayStatement | undefined;
};

/** Decides which submitted amounts of a change a person has typed. */
export function resolveTypedInputs(
  inputs: PayInputs,
  change: TimeChange,
  { inForce, compute }: Known,
): PayInputs {
  const submitted = submittedIn(change);
  if (!submitted.hasAny) return inputs;
  const computed = compute(submitted.without(inputs));
  if (!computed) return inputs;
  const counted = new Set(computed.companyLines.map(({ taxId }) => taxId));
  return {
    ...inputs,
    editedIncomeTax: resolveTypedAmount(inputs.editedIncomeTax, submitted.incomeTax, {
      inForce: inForce.incomeTax.amount,
      computed: computed.incomeTax.amount,
    }),
    editedSeveranceExempt: resolveTypedAmount(inputs.editedSeveranceExempt, submitted.severanceExempt, {
      inForce: inForce.severance?.exempt ?? 0,
      computed: computed.severance?.exempt ?? 0,
    }),
    companyLines: inputs.companyLines?.map((line) => {
      // The amount of an inactive line means nothing: it is from before its deactivation.
      if (!counted.has(line.taxId)) return line;
      const editedCents = resolveTypedAmount(line.editedCents, submitted.lines.get(line.taxId), {
        inForce: lineAmount(inForce, line.taxId),
        computed: lineAmount(computed, line.taxId),
      });
      return { ...line, editedCents };
    }),
  };
}

function submittedIn({
  submittedIncomeTax: incomeTax,
  submittedSeveranceExempt: severanceExempt,
  companyLines,
}: TimeChange) {
  const lines = new Map(
    companyLines?.flatMap(({ taxId, submittedCents }) =>
      submittedCents === undefined ? [] : [[taxId, submittedCents] as const],
    ),
  );
  return {
    incomeTax,
    severanceExempt,
    lines,
    hasAny: incomeTax !== undefined || severanceExempt !== undefined || lines.size > 0,
    without: (inputs: PayInputs): PayInputs => ({
      ...inputs,
      editedIncomeTax: incomeTax === undefined ? inputs.editedIncomeTax : undefined,
      editedSeveranceExempt: severanceExempt === undefined ? inputs.editedSeveranceExempt : undefined,
      companyLines: inputs.companyLines?.map((line) =>
        lines.has(line.taxId) ? { ...line, editedCents: undefined } : line,
      ),
    }),
  };
}

function lineAmount({ companyLines }: PayStatement, taxId: number): Cents {
  return companyLines.find((line) => line.taxId === taxId)?.amount ?? 0;
}
