import { z } from 'zod';
import type { ErrorStatus } from '../../application/app-error.ts';
import { REFUSAL_TEXTS } from '../../text/api.es.ts';
import { idNames, type RestRoute, takesKey } from '../route.ts';

/** What every refusal answers: a sentence, and what is wrong with which field. */
export const refusalSchema = z
  .looseObject({
    detail: z.string(),
    errors: z.array(z.strictObject({ field: z.string(), msg: z.string() })).optional(),
  })
  .meta({ id: 'Refusal' });

type Refused = keyof typeof REFUSAL_TEXTS & ErrorStatus;

/** The statuses that a call may be refused with. */
export function refusalsOf(route: RestRoute): Refused[] {
  const { method, path, isOpen, spec } = route;
  const isWrite = method !== 'get';
  const cases: [Refused, boolean][] = [
    [400, takesKey(route)],
    [401, true],
    [403, !isOpen],
    [404, idNames(path).length > 0],
    [409, isWrite && !isOpen],
    [413, spec.body !== undefined],
    [422, isWrite || spec.parameters !== undefined],
    [429, isOpen],
    [500, true],
  ];
  return cases.flatMap(([status, may]) => (may ? [status] : []));
}
