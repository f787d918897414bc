import type { Cents } from '@garita/domain/money/cents';
import { centsOf } from '@garita/domain/pay/amounts';
import { type ConceptName, type ConceptOf, conceptsOf, LINE_KINDS } from '@garita/domain/pay/concepts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';

/** Every amount of a statement that has a name of its own: the lines of the company have theirs. */
export type ConceptId = Exclude<
  ConceptName,
  ConceptOf<'company-deductions' | 'company-additions' | 'minutes'>
>;

/** One amount of a statement: a concept, or a line of the company by its id. */
export type LineRef = { concept: ConceptId } | { taxId: number };

/** Returns the unsigned cents of a line; zero for a company line that the statement does not have. */
export function lineCents(statement: PayStatement, ref: LineRef): Cents {
  if ('concept' in ref) return centsOf(statement)[ref.concept];
  return statement.companyLines.find(({ taxId }) => taxId === ref.taxId)?.amount ?? 0;
}

/** Returns the key of a line within its statement. */
export function lineKey(ref: LineRef): string {
  return 'taxId' in ref ? `tax-${ref.taxId}` : ref.concept;
}

/**
 * One line in two statements, in unsigned cents; what only one of them has is zero in the other. `name` is
 * that of a company line; concepts are named by the screen.
 */
export type LineChange = { ref: LineRef; name?: string; before: Cents; after: Cents };

const COMPARED = conceptsOf(...LINE_KINDS, 'total');
const NET = COMPARED.indexOf('net');

/**
 * Two statements side by side, line by line, in the order of the screen; the lines of the company before the
 * net.
 */
export function compareStatements(before: PayStatement, after: PayStatement): LineChange[] {
  const changeOf = (ref: LineRef) => ({ ref, before: lineCents(before, ref), after: lineCents(after, ref) });
  const gone = before.companyLines.filter(
    (old) => !after.companyLines.some((line) => line.taxId === old.taxId),
  );
  const concepts = COMPARED.map((concept) => changeOf({ concept }));
  const companyLines = [...after.companyLines, ...gone].map(({ taxId, name }) => ({
    ...changeOf({ taxId }),
    name,
  }));
  return [...concepts.slice(0, NET), ...companyLines, ...concepts.slice(NET)];
}
