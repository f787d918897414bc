import type { Cents } from '../money/cents.ts';
import type { PayStatement } from './pay-statement.ts';
import type { TimeChange } from './time-change.schema.ts';
import type { PayInputs } from './time-entry.schema.ts';
import { changedOr, resolveTypedAmount } from './typed-amount.ts';

type LineChange = NonNullable<TimeChange['companyLines']>[number];

/** A saved entry with a change: what the change leaves out stays as it was. */
export function applyTimeChange(saved: PayInputs, said: TimeChange): PayInputs {
  return {
    periodId: said.periodId ?? saved.periodId,
    payDate: said.payDate ?? saved.payDate,
    accountantId: said.accountantId ?? saved.accountantId,
    minutes: overlaid(saved.minutes, said.minutes),
    earnings: overlaid(saved.earnings, said.earnings),
    deductions: overlaid(saved.deductions, said.deductions),
    reimbursedExpenses: said.reimbursedExpenses ?? saved.reimbursedExpenses,
    withholdingRate: changedOr(saved.withholdingRate, said.withholdingRate),
    editedIncomeTax: changedOr(saved.editedIncomeTax, said.editedIncomeTax),
    companyLines:
      said.companyLines === undefined
        ? saved.companyLines
        : said.companyLines?.map((line) => changedLine(saved, line)),
  };
}

function overlaid<Shape extends object>(saved: Shape, said: Partial<Shape> = {}): Shape {
  const spoken = Object.entries(said).filter(([, value]) => value !== undefined);
  return { ...saved, ...Object.fromEntries(spoken) };
}

function changedLine({ companyLines = [] }: PayInputs, { taxId, isActive, editedCents }: LineChange) {
  const saved = companyLines.find((line) => line.taxId === taxId);
  return {
    taxId,
    isActive: isActive ?? saved?.isActive ?? true,
    editedCents: changedOr(saved?.editedCents, editedCents),
  };
}

/** The known amounts that a change is compared with where it does not mark an amount as typed. */
type Known = {
  inForce: PayStatement;
  /** The statement of other inputs; undefined where they are refused. */
  compute: (inputs: PayInputs) => PayStatement | undefined;
};

/** Settles which of the amounts that a change states were typed. */
export function resolveTypedInputs(
  inputs: PayInputs,
  change: TimeChange,
  { inForce, compute }: Known,
): PayInputs {
  const stated = statedIn(change);
  if (!stated.says) return inputs;
  const computed = compute(stated.without(inputs));
  if (!computed) return inputs;
  const counted = new Set(computed.companyLines.map(({ taxId }) => taxId));
  return {
    ...inputs,
    editedIncomeTax: resolveTypedAmount(inputs.editedIncomeTax, stated.incomeTax, {
      inForce: inForce.incomeTax.amount,
      computed: computed.incomeTax.amount,
    }),
    companyLines: inputs.companyLines?.map((line) => {
      // Of a line that does not count, an amount says nothing: it is the one from before it was switched off.
      if (!counted.has(line.taxId)) return line;
      const editedCents = resolveTypedAmount(line.editedCents, stated.lines.get(line.taxId), {
        inForce: lineAmount(inForce, line.taxId),
        computed: lineAmount(computed, line.taxId),
      });
      return { ...line, editedCents };
    }),
  };
}

function statedIn({ statedIncomeTax: incomeTax, companyLines }: TimeChange) {
  const lines = new Map(
    companyLines?.flatMap(({ taxId, statedCents }) =>
      statedCents === undefined ? [] : [[taxId, statedCents] as const],
    ),
  );
  return {
    incomeTax,
    lines,
    says: incomeTax !== undefined || lines.size > 0,
    without: (inputs: PayInputs): PayInputs => ({
      ...inputs,
      editedIncomeTax: incomeTax === undefined ? inputs.editedIncomeTax : undefined,
      companyLines: inputs.companyLines?.map((line) =>
        lines.has(line.taxId) ? { ...line, editedCents: undefined } : line,
      ),
    }),
  };
}

function lineAmount({ companyLines }: PayStatement, taxId: number): Cents {
  return companyLines.find((line) => line.taxId === taxId)?.amount ?? 0;
}
