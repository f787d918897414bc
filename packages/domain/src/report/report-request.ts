import { z } from 'zod';
import { bonusRuleSchema } from '../company/bonus-rule.schema.ts';
import { crossRule } from '../field/cross-rule.ts';
import { submissionCodeSchema } from '../field/digits.schema.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { STRICT } from '../field-code.ts';
import { payFrequencySchema } from '../reference/enumerations.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';

/** A year that a select offers; 0 where nothing is chosen, which `reportRefusal` has a sentence for. */
const yearSchema = z.int('date-invalid').min(0, 'date-invalid').max(2199, 'date-invalid');
const quarterSchema = z.int('required').min(1, 'required').max(4, 'required');

/** Whether a file is sent for the first time, or corrects one that was. */
export const submissionSchema = z.enum(['original', 'correction'], 'required');
export type Submission = z.infer<typeof submissionSchema>;

const OF_YEAR = { year: yearSchema };
const OF_QUARTER = { ...OF_YEAR, quarter: quarterSchema };
const EVERYBODY_OR_ONE = { employeeId: recordIdSchema.nullable() };
const DATES = { start: calendarDateSchema, end: calendarDateSchema };
const SUBMISSION = { submission: submissionSchema, submissionCode: submissionCodeSchema };

/** Every document with what it asks for beside the company. What a screen shows and what a door reads both follow from here. */
const SCHEMAS = {
  w2pr: asking('w2pr', { ...EVERYBODY_OR_ONE, ...OF_YEAR }),
  'year-stubs': asking('year-stubs', { employeeId: recordIdSchema, ...OF_YEAR }),
  'period-stubs': asking('period-stubs', { ...EVERYBODY_OR_ONE, periodId: recordIdSchema }),
  'form-940': asking('form-940', OF_YEAR),
  'form-941': asking('form-941', OF_QUARTER),
  'form-943': asking('form-943', OF_YEAR),
  'form-499': asking('form-499', OF_QUARTER),
  unemployment: asking('unemployment', OF_QUARTER),
  'chauffeur-insurance': asking('chauffeur-insurance', OF_QUARTER),
  /** `fiscalYear` is the year in which it ends: 2026 is July 2025 to June 2026. */
  'workers-compensation': asking('workers-compensation', { fiscalYear: yearSchema }),
  'wages-text': asking('wages-text', OF_QUARTER),
  'w2pr-suri-text': asking('w2pr-suri-text', { ...OF_YEAR, ...SUBMISSION }).refine(...codeOfCorrection()),
  'w2pr-ssa-text': asking('w2pr-ssa-text', { ...OF_YEAR, ...SUBMISSION }).refine(...codeOfCorrection()),
  'christmas-bonus': asking('christmas-bonus', { ...OF_YEAR, bonusRule: bonusRuleSchema }),
  salaries: asking('salaries', { ...EVERYBODY_OR_ONE, ...DATES }).refine(...inOrder()),
  leave: asking('leave', DATES).refine(...inOrder()),

  'contractor-stub': asking('contractor-stub', {
    contractorId: recordIdSchema,
    entryId: recordIdSchema,
    ...OF_YEAR,
  }),
  'contractor-payments': asking('contractor-payments', DATES).refine(...inOrder()),
  'contractor-year': asking('contractor-year', { ...OF_YEAR, payFrequency: payFrequencySchema.nullable() }),
  'form-480-text': asking('form-480-text', { ...OF_YEAR, submission: submissionSchema }),
};

type Schemas = typeof SCHEMAS;

/** The name of a document. */
export type ReportName = keyof Schemas;

/** Whatever some document is asked for with, beside the company. */
export type ReportField = {
  [Name in ReportName]: Exclude<keyof Schemas[Name]['shape'] & string, 'report' | 'companyId'>;
}[ReportName];

/** What one document is asked for with. */
export type ReportRequestOf<Name extends ReportName> = { [Each in Name]: z.infer<Schemas[Each]> }[Name];
export type ReportRequest = ReportRequestOf<ReportName>;

/**
 * What somebody asks to download. Codes: `required`, `unknown-field`, `date-invalid`, `end-before-start`,
 * `submission-code-invalid` and those of a bonus rule.
 */
export const reportRequestSchema = z.discriminatedUnion(
  'report',
  // Values keep the order and the types of the entries; a union wants to see at least one.
  Object.values(SCHEMAS) as [Schemas[ReportName], ...Schemas[ReportName][]],
  'required',
);

/** Whether a document is asked for with this field. */
export function asksFor(name: ReportName, field: ReportField): boolean {
  return Object.hasOwn(SCHEMAS[name].shape, field);
}

function asking<Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) {
  return z.strictObject({ report: z.literal(name), companyId: recordIdSchema, ...fields }, STRICT);
}

function inOrder() {
  const isInOrder = ({ start, end }: { start: string; end: string }) => start <= end;
  return [isInOrder, crossRule('end-before-start', ['end'], DATES)] as const;
}

// The agency gives the code when it refuses the first file.
function codeOfCorrection() {
  const hasCode = (asked: { submission: Submission; submissionCode: string }) =>
    asked.submission === 'original' || asked.submissionCode !== '';
  return [hasCode, crossRule('submission-code-invalid', ['submissionCode'], SUBMISSION)] as const;
}
