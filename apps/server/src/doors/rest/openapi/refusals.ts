import { ERROR_CODES } from '@garita/domain/error-code';
import { z } from 'zod';
import type { REFUSAL_STATUS_TEXTS } from '../../../text/api.es.ts';
import { contractorStatementAnswer } from '../contractor/saved-contractor-time.wire.ts';
import { statementAnswer } from '../pay/statement.wire.ts';
import { idNames, takesKey } from '../route.ts';
import type { RestRoute } from '../route-spec.ts';

/** The schema of every refusal: a sentence, and the error of each field. */
export const refusalSchema = z
  .strictObject({
    detail: z.string(),
    code: z.enum(ERROR_CODES),
    retry_after: z.int().optional(),
    /** The record that has the social security number already. */
    employer_id: z.int().optional(),
    /** The version of the record by now, if a change was typed on an earlier one. */
    version: z.int().optional(),
    errors: z.array(z.strictObject({ field: z.string(), msg: z.string() })).optional(),
    /** The statement that an entry would have now, if it is not the confirmed one. */
    statement: statementAnswer.schema().optional(),
    /** The statement of a contractor's payment, if it is not the confirmed one. */
    payment: contractorStatementAnswer.schema().optional(),
  })
  .meta({ id: 'Refusal' });

type Refused = keyof typeof REFUSAL_STATUS_TEXTS;

/** Returns the statuses with which a call may be refused. */
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
