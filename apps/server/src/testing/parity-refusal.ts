import type { Client, Side } from './parity-office.ts';
import type { RestCall } from './test-server.ts';

/** The refusal of both doors; the fields by the names of each. */
export type Refused = {
  status: number;
  detail: string;
  errors: Record<'typed' | 'documented', { field: string; msg: string }[]>;
  /** Answered by the documented door as something that went well, with `ok: false`. */
  isOkFalse?: boolean;
};

/** One refusal through both doors. */
export type ExpectedRefusal = {
  rule: string;
  as: keyof Side['tokens'];
  typed: (client: Client, side: Side) => Promise<unknown>;
  rest: (side: Side) => RestCall;
  answer: Refused;
};

/** The errors of a refusal without a field. */
export const NO_FIELDS = { typed: [], documented: [] };
/** Returns the errors of a refusal of one field, by its name at each door. */
export const onField = (typed: string, documented: string, msg: string) => ({
  typed: [{ field: typed, msg }],
  documented: [{ field: documented, msg }],
});

/** Returns the refusal to remove a record that is in use. */
export const inUse = (detail: string) => ({ status: 409, detail, errors: NO_FIELDS, isOkFalse: true });

export const REVISE = 'Hay datos que no son válidos. Revise los campos indicados.';
export const NOT_FOUND = { status: 404, detail: 'No se encontró lo que busca.', errors: NO_FIELDS };
