import { boundedListSchema } from '@garita/domain/field/bounded-list.schema';
import { requiredOr, STRICT } from '@garita/domain/field-code';
import { CONFIDENCES } from '@garita/domain/tax/parameter-kinds';
import { NEW_EACH_YEAR } from '@garita/domain/tax/year-parameters';
import {
  type ParameterField,
  type YearParameters,
  yearParametersSchema,
} from '@garita/domain/tax/year-parameters.schema';
import { z } from 'zod';
import type { YearParametersAnswer } from '../../../application/tax/year-parameters.ts';
import { AppError, type FieldError } from '../../../refusal/app-error.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire, withWireNames } from '../wire/field-names.ts';
import { type BodyWire, type FieldTable, fieldAs, type WireBody } from '../wire/field-table.ts';
import { amount, amountOrNull } from '../wire/wire-amounts.ts';
import { renamed } from '../wire/wire-objects.ts';
import { optionalPercent, percent } from '../wire/wire-percentages.ts';
import { codec, isBlank, members, orNull } from '../wire/wire-value.ts';
import { optionalText } from '../wire/wire-values.ts';

const LIST = requiredOr('option-invalid');

const tableRows = renamed(
  { from: 'over' },
  boundedListSchema(
    z.strictObject({ from: amount, rate: percent(), plus: amount }, STRICT),
    'tableRows',
    LIST,
  ),
  true,
);

const wages = renamed(
  { from_date: 'effectiveFrom', amount: 'hourly', in_cash: 'inCash' },
  boundedListSchema(
    z.strictObject(
      { from_date: z.iso.date('date-invalid'), amount, in_cash: amountOrNull.optional() },
      STRICT,
    ),
    'days',
    LIST,
  ),
  true,
);

const coda = renamed(
  { pr: 'puertoRico', catch_up: 'catchUp' },
  z.strictObject({ pr: amount, dual: amount, catch_up: amount }, STRICT).nullable(),
  false,
);

const exemptions = z.strictObject(
  {
    individual: amount,
    married: amount,
    veteran: amount,
    dependent: amount,
    shared: amount,
    allowance: amount,
  },
  STRICT,
);

/** The parameters with each object as one value of the wire. */
type WireParameters = { [Field in keyof YearParameters]: unknown };

const FIELDS: FieldTable<WireParameters> = {
  brackets: fieldAs('brackets', tableRows),
  exemptions: fieldAs('exemptions', exemptions),
  specificationTable: fieldAs('specification_table', tableRows),
  minimumWages: fieldAs('minimum_wage', wages),
  socialSecurityBase: fieldAs('social_security_base', amountOrNull),
  codaLimits: fieldAs('coda_limits', coda),
  unemploymentBase: fieldAs('unemployment_base', amount),
  futaReduction: fieldAs('futa_reduction', optionalPercent()),
  holidays: fieldAs('holidays', boundedListSchema(z.iso.date('date-invalid'), 'days', LIST)),
  source: fieldAs('source', optionalText),
  confidence: fieldAs(
    'confidence',
    codec(orNull({ type: 'string', enum: [...CONFIDENCES, null] }), (wire) => (isBlank(wire) ? null : wire)),
  ),
};

const wire = recordWire<WireParameters>(yearParametersSchema, FIELDS);

/** The wire name of each member of an object inside the parameters. */
const INNER_NAMES: Record<string, string> = {
  over: 'from',
  effectiveFrom: 'from_date',
  hourly: 'amount',
  inCash: 'in_cash',
  puertoRico: 'pr',
  catchUp: 'catch_up',
};

function innerNamed({ path: [first, ...inside], code }: FieldError): FieldError {
  const named = inside.map((name) => (typeof name === 'string' ? (INNER_NAMES[name] ?? name) : name));
  return { path: first === undefined ? [] : [first, ...named], code };
}

/** The body of a change of a year's parameters; it is read once the current ones are known. */
export const yearParametersBody: BodyWire<unknown> = {
  decode: (body) => body,
  naming: (work) => withWireNames(wire.naming(work), innerNamed),
  shape: wire.shape,
};

/** Reads a change of a year's parameters. What is left out stays as it is. Errors: `invalid-input`. */
export function decodeYearParameters(body: unknown, current: YearParameters): YearParameters {
  const read: WireBody = { ...wire.encode(current), ...members.parse(body) };
  try {
    // The schema of the typed door has checked it.
    return wire.decode(read) as YearParameters;
  } catch (error) {
    if (!(error instanceof AppError && error.facts.errors)) throw error;
    throw new AppError('invalid-input', { errors: error.facts.errors.map(innerNamed) }, { cause: error });
  }
}

/** The wire name of each field that holds a value. */
const PARAMETER_NAMES: Record<ParameterField, string> = {
  brackets: 'brackets',
  exemptions: 'exemptions',
  specificationTable: 'specification_table',
  minimumWages: 'minimum_wage',
  socialSecurityBase: 'social_security_base',
  codaLimits: 'coda_limits',
  unemploymentBase: 'unemployment_base',
  futaReduction: 'futa_reduction',
  holidays: 'holidays',
};

const ORIGIN = z.strictObject({
  field: z.enum(Object.values(PARAMETER_NAMES)),
  from_date: z.iso.date(),
  source: z.string(),
  confidence: z.enum(CONFIDENCES).nullable(),
  entered_by: z.string().nullable(),
  entered_at: z.iso.datetime().nullable(),
});

/** The parameters of a year, where each comes from, and what the year still lacks. */
export const yearParametersAnswer = answerWire(
  'YearParameters',
  () => ({
    year: z.int(),
    ...wire.shape(),
    lacking: z.array(z.enum(NEW_EACH_YEAR.map((field) => PARAMETER_NAMES[field]))),
    origins: z.array(ORIGIN),
  }),
  ({ year, lacking, origins, ...parameters }: YearParametersAnswer) => ({
    year,
    ...wire.encode(parameters),
    lacking: lacking.map((field) => PARAMETER_NAMES[field]),
    origins: origins.map(({ field, effectiveFrom, source, confidence, enteredBy, enteredAt }) => ({
      field: PARAMETER_NAMES[field],
      from_date: effectiveFrom,
      source,
      confidence,
      entered_by: enteredBy,
      entered_at: enteredAt,
    })),
  }),
);
