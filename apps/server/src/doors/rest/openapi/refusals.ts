import { z } from 'zod';
import type { REFUSAL_TEXTS } from '../../../text/api.es.ts';
import { contractorStatementAnswer } from '../contractor/contractor-time.wire.ts';
import { statementAnswer } from '../pay/statement.wire.ts';
import { idNames, type RestRoute, takesKey } from '../route.ts';

/** What every refusal answers: a sentence, and what is wrong with which field. */
export const refusalSchema = z
  .strictObject({
    detail: z.string(),
    errors: z.array(z.strictObject({ field: z.string(), msg: z.string() })).optional(),
    /** What an entry would come to now, where that is not what was confirmed. */
    statement: statementAnswer.schema().optional(),
    /** The same where a contractor is paid. */
    payment: contractorStatementAnswer.schema().optional(),
  })
  .meta({ id: 'Refusal' });

type Refused = keyof typeof REFUSAL_TEXTS;

/** The statuses that a call may be refused with. */
export function refusalsOf(route: RestRoute): Refused[] {
  const { method, path, isOpen, spec } = route;
  const isWrite = method !== 'get';
  const isFile = spec.answer.headers?.includes('Content-Disposition') === true;
  const cases: [Refused, boolean][] = [
    [400, takesKey(route)],
    [401, true],
    [403, !isOpen],
    [404, idNames(path).length > 0 || isFile],
    [409, isWrite && !isOpen],
    [413, spec.body !== undefined],
    [422, isWrite || spec.parameters !== undefined],
    [429, isOpen],
    [500, true],
    [503, true],
  ];
  return cases.flatMap(([status, may]) => (may ? [status] : []));
}
