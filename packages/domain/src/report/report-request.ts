import { z } from 'zod';
import { lawBonusSchema } from '../bonus/law-bonus.schema.ts';
import { bonusRuleSchema } from '../company/bonus-rule.schema.ts';
import { crossRule } from '../field/cross-rule.ts';
import { submissionCodeSchema } from '../field/digits.schema.ts';
import { fieldErrors } from '../field/field-errors.ts';
import { MAX_RECORD_NUMBER, recordIdSchema } from '../field/record-id.schema.ts';
import { requiredChoiceOr, requiredOr, STRICT } from '../field-code.ts';
import { payFrequencySchema } from '../reference/enumerations.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';
import { whatIfSchema } from '../what-if/what-if.schema.ts';
import { HISTORY_SCOPE } from './history-scope.schema.ts';

/** A year of a select; 0 if none is chosen, which `reportRefusal` refuses. */
const yearSchema = z.int('year-invalid').min(0, 'year-invalid').max(2199, 'year-invalid');
const quarter = requiredChoiceOr('option-invalid');
const quarterSchema = z.int(quarter).min(1, quarter).max(4, quarter);

/** The kind of a submission: the first file, or a correction of it. */
export const submissionSchema = z.enum(['original', 'correction'], requiredOr('option-invalid'));
export type Submission = z.infer<typeof submissionSchema>;

const OF_YEAR = { year: yearSchema };
const OF_QUARTER = { ...OF_YEAR, quarter: quarterSchema };
const EVERYBODY_OR_ONE = { employeeId: recordIdSchema.nullable() };
const DATES = { start: calendarDateSchema, end: calendarDateSchema };
const SUBMISSION = { submission: submissionSchema, submissionCode: submissionCodeSchema };

const POINT = {
  seq: z.int('option-invalid').min(0, 'option-invalid').max(MAX_RECORD_NUMBER, 'option-invalid').optional(),
  at: z.iso
    .datetime({ error: 'date-invalid' })
    // There is no year 0, and PostgreSQL refuses it.
    .refine((moment) => !moment.startsWith('0000'), 'date-invalid')
    .optional(),
};

/** Two points of a log to compare, each after an event or at a moment (ISO 8601); by default now. */
const LOG_POINTS = { ...POINT, otherSeq: POINT.seq, otherAt: POINT.at };

/** The request fields of each document. Screens and APIs both follow from this table. */
const SCHEMAS = {
  w2pr: requestSchema({ ...EVERYBODY_OR_ONE, ...OF_YEAR }),
  'year-stubs': requestSchema({ employeeId: recordIdSchema, ...OF_YEAR }),
  'period-stubs': requestSchema({ ...EVERYBODY_OR_ONE, periodId: recordIdSchema }),
  'entry-stub': requestSchema({ employeeId: recordIdSchema, entryId: recordIdSchema }),
  'pay-letter': requestSchema({ employeeId: recordIdSchema, entryId: recordIdSchema }),
  'withholding-certificate': requestSchema({ employeeId: recordIdSchema }),
  'employment-letter': requestSchema({ employeeId: recordIdSchema }),
  'earnings-certificate': requestSchema({ employeeId: recordIdSchema, ...DATES }).refine(...dateOrderRule()),
  'form-940': requestSchema(OF_YEAR),
  'form-941': requestSchema(OF_QUARTER),
  'form-943': requestSchema(OF_YEAR),
  'form-499': requestSchema(OF_QUARTER),
  unemployment: requestSchema(OF_QUARTER),
  'chauffeur-insurance': requestSchema(OF_QUARTER),
  /** `fiscalYear` is the year in which the fiscal year ends: 2026 is July 2025 to June 2026. */
  'workers-compensation': requestSchema({ fiscalYear: yearSchema }),
  'wages-text': requestSchema(OF_QUARTER),
  'w2pr-suri-text': requestSchema({ ...OF_YEAR, ...SUBMISSION }).refine(...correctionCodeRule()),
  'w2pr-ssa-text': requestSchema({ ...OF_YEAR, ...SUBMISSION }).refine(...correctionCodeRule()),
  /** With `law` the bonus is that of Act 148; of the settings the counted hours alone matter then. */
  'christmas-bonus': requestSchema({
    ...OF_YEAR,
    bonusRule: bonusRuleSchema,
    law: lawBonusSchema.optional(),
  }),
  salaries: requestSchema({ ...EVERYBODY_OR_ONE, ...DATES }).refine(...dateOrderRule()),
  'employer-cost': requestSchema({ ...EVERYBODY_OR_ONE, ...DATES }).refine(...dateOrderRule()),
  'period-employer-cost': requestSchema({ ...EVERYBODY_OR_ONE, periodId: recordIdSchema }),
  'payroll-register': requestSchema({ periodId: recordIdSchema }),
  journal: requestSchema(DATES).refine(...dateOrderRule()),
  'period-journal': requestSchema({ periodId: recordIdSchema }),
  /** `fromSeq` is the first event in the history. */
  history: requestSchema({ ...HISTORY_SCOPE, fromSeq: recordIdSchema.optional() }),
  'register-as-known': requestSchema({ periodId: recordIdSchema, ...LOG_POINTS }),
  reconciliation: requestSchema(OF_YEAR),
  'what-if': requestSchema({ whatIf: whatIfSchema }),
  'non-residents': requestSchema(OF_YEAR),
  leave: requestSchema(DATES).refine(...dateOrderRule()),

  'contractor-stub': requestSchema({ contractorId: recordIdSchema, entryId: recordIdSchema, ...OF_YEAR }),
  'contractor-payments': requestSchema(DATES).refine(...dateOrderRule()),
  'contractor-year': requestSchema({ ...OF_YEAR, payFrequency: payFrequencySchema.nullable() }),
  'form-480-text': requestSchema({ ...OF_YEAR, submission: submissionSchema }),
};

type Schemas = typeof SCHEMAS;

/** The name of a document. */
export type ReportName = keyof Schemas;

/** Returns true if there is a document of this name. */
export function isReportName(name: string): name is ReportName {
  return Object.hasOwn(SCHEMAS, name);
}

/** A request field of at least one document, besides the company. */
export type ReportField = {
  [Name in ReportName]: Exclude<keyof Schemas[Name]['shape'] & string, 'companyId'>;
}[ReportName];

/** The request fields of one document. */
export type ReportRequestOf<Name extends ReportName> = {
  [Each in Name]: { report: Each } & z.infer<Schemas[Each]>;
}[Name];
export type ReportRequest = ReportRequestOf<ReportName>;

/**
 * Returns the schema of a document's request without its name. Codes: `required`, `unknown-field`,
 * `date-invalid`, `year-invalid`, `end-before-start`, `submission-code-invalid` and those of a bonus rule.
 */
export function reportSchema<Name extends ReportName>(name: Name): Schemas[Name] {
  return SCHEMAS[name];
}

/**
 * The schema of a request with the document's name. Codes: `option-invalid` for an unknown document, and
 * those of its own schema.
 */
export const reportRequestSchema = z
  .looseObject({ report: z.enum(Object.keys(SCHEMAS) as [ReportName], requiredOr('option-invalid')) })
  .transform(({ report, ...asked }, context) => {
    const read = SCHEMAS[report].safeParse(asked);
    if (read.success) return { report, ...read.data };
    for (const { path, code } of fieldErrors(read.error)) {
      context.addIssue({ code: 'custom', path: [...path], message: code });
    }
    return z.NEVER;
  }) as unknown as z.ZodType<ReportRequest, ReportRequest>; // parsed by the schema of this name

/** A parsed request, or the errors of its fields. */
export type ParsedReportRequest<Name extends ReportName> =
  | { ok: true; request: ReportRequestOf<Name> }
  | { ok: false; error: z.ZodError };

/** Parses the request of a document from a draft, and ignores the draft's other fields. */
export function parseReportRequest<Name extends ReportName>(
  report: Name,
  draft: Readonly<Record<string, unknown>>,
): ParsedReportRequest<Name> {
  const { shape } = SCHEMAS[report];
  const schema: z.ZodType<object> = SCHEMAS[report];
  const read = schema.safeParse(Object.fromEntries(Object.keys(shape).map((field) => [field, draft[field]])));
  if (!read.success) return { ok: false, error: read.error };
  const request: object = { report, ...read.data };
  return { ok: true, request: request as ReportRequestOf<Name> }; // parsed by the schema of this name
}

/** Returns true if the request of a document has this field. */
export function asksFor(name: ReportName, field: ReportField): boolean {
  return Object.hasOwn(SCHEMAS[name].shape, field);
}

function requestSchema<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ companyId: recordIdSchema, ...fields }, STRICT);
}

function dateOrderRule() {
  const isInOrder = ({ start, end }: { start: string; end: string }) => start <= end;
  return [isInOrder, crossRule('end-before-start', ['end'], DATES)] as const;
}

// The agency gives the code when it refuses the first file.
function correctionCodeRule() {
  const hasCode = (asked: { submission: Submission; submissionCode: string }) =>
    asked.submission === 'original' || asked.submissionCode !== '';
  return [hasCode, crossRule('submission-code-invalid', ['submissionCode'], SUBMISSION)] as const;
}
