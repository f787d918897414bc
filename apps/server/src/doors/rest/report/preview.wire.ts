import { DEPOSIT_FACTS } from '@garita/domain/filing/due/known-history';
import type { MissingFact } from '@garita/domain/report/missing-fact';
import { isReportName, type ReportRequest } from '@garita/domain/report/report-request';
import { REPORT_TOTAL_UNITS } from '@garita/domain/report/report-total';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';
import type { PreviewTotal, ReportPreview } from '../../../application/report/preview-report.ts';
import { AppError } from '../../../refusal/app-error.ts';
import { ACCOUNTANT_FIELDS } from '../account/accountant.wire.ts';
import { COMPANY_FIELDS } from '../company/company.wire.ts';
import { CONTRACTOR_FIELDS } from '../contractor/contractor.wire.ts';
import { EMPLOYEE_FIELDS } from '../employee/employee.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import type { BodyWire, WireField } from '../wire/field-table.ts';
import { dollars } from '../wire/wire-amounts.ts';
import { isBlank, members } from '../wire/wire-value.ts';
import { DOCUMENT_NAMES, DOCUMENTED_REPORTS } from './report.wire.ts';

/** A document by name, with the fields of its request. */
export const previewWire: BodyWire<ReportRequest> = {
  decode: (body) => {
    const { report } = members.parse(body);
    if (typeof report !== 'string' || !isReportName(report)) {
      throw new AppError('invalid-input', {
        errors: [{ path: ['report'], code: isBlank(report) ? 'required' : 'option-invalid' }],
      });
    }
    return DOCUMENTED_REPORTS[report].wire.decode(body);
  },
  // A document leaves names that it does not know unchanged.
  naming: (work) => Object.values(DOCUMENTED_REPORTS).reduce((named, { wire }) => wire.naming(named), work),
  shape: () => ({
    ...Object.assign({}, ...Object.values(DOCUMENTED_REPORTS).map(({ wire }) => wire.shape())),
    report: z.enum(DOCUMENT_NAMES),
  }),
  required: ['report', 'company_id'],
};

type RecordKind = MissingFact['of'];

/** The interface's names of the owners of facts. */
const SPELLED = {
  company: 'company',
  accountant: 'accountant',
  employee: 'employer',
  contractor: 'outemployer',
} as const satisfies Record<RecordKind, string>;

/** The interface's spelling of each field of their records. */
const FIELDS: Record<RecordKind, Record<string, WireField>> = {
  company: COMPANY_FIELDS,
  accountant: ACCOUNTANT_FIELDS,
  employee: EMPLOYEE_FIELDS,
  contractor: CONTRACTOR_FIELDS,
};

/**
 * The totals of a document and the facts that it lacks. A figure is in dollars, in 'HH:MM' or a count, as
 * its unit says.
 */
export const previewAnswer = answerWire(
  'ReportPreview',
  () => ({
    companies: z.array(z.string()),
    totals: z.array(
      z.strictObject({
        name: z.string(),
        unit: z.enum(['count', 'dollars', 'hours']),
        value: z.union([z.number(), z.string()]),
      }),
    ),
    differences: z.array(z.strictObject({ employer_id: z.int(), name: z.string(), amount: z.number() })),
    brought: z.array(
      z.strictObject({ employer_id: z.int(), name: z.string(), amount: z.number(), as_of: z.iso.date() }),
    ),
    below_zero: z.array(
      z.strictObject({
        employer_id: z.int(),
        name: z.string(),
        amount: z.number(),
        mended_by: z.array(z.string()).readonly(),
      }),
    ),
    missing: z.array(
      z.strictObject({
        of: z.enum(['company', 'accountant', 'employer', 'outemployer']),
        id: z.int(),
        name: z.string(),
        field: z.string(),
      }),
    ),
    unfit: z.array(
      z.strictObject({
        of: z.enum(['company', 'accountant', 'employer', 'outemployer']),
        id: z.int(),
        name: z.string(),
        field: z.string(),
        msg: z.string(),
      }),
    ),
    findings: z.array(
      z.strictObject({
        severity: z.enum(['error', 'warning']),
        of: z.enum(['company', 'accountant', 'employer', 'outemployer']),
        id: z.int(),
        name: z.string(),
        field: z.string(),
        msg: z.string(),
      }),
    ),
    unknown_deposits: z.array(z.enum(DEPOSIT_FACTS)).readonly(),
    by_hand: z.array(z.string()).readonly(),
    years_left_out: z.array(z.int()),
  }),
  ({
    companies,
    totals,
    differences,
    brought: openingBalances,
    belowZero,
    missing,
    unfit,
    findings,
    unknownDeposits,
    byHand,
    yearsLeftOut,
  }: ReportPreview) => ({
    companies,
    totals: totals.map(writtenTotal),
    differences: differences.map(({ employeeId, name, cents }) => ({
      employer_id: employeeId,
      name,
      amount: dollars(cents),
    })),
    brought: openingBalances.map(({ employeeId, name, gross, asOf }) => ({
      employer_id: employeeId,
      name,
      amount: dollars(gross),
      as_of: asOf,
    })),
    below_zero: belowZero.map(({ employeeId, name, cents, mendedBy }) => ({
      employer_id: employeeId,
      name,
      amount: dollars(cents),
      mended_by: mendedBy,
    })),
    missing: missing.map(spelledPlace),
    unfit: unfit.map((one) => ({ ...spelledPlace(one), msg: one.text })),
    findings: findings.map(({ severity, text, ...place }) => ({
      severity,
      ...spelledPlace(place),
      msg: text,
    })),
    unknown_deposits: unknownDeposits,
    by_hand: byHand,
    years_left_out: yearsLeftOut,
  }),
);

/** Returns the place of a fact in the interface's spelling; '' for what is no single field of a record. */
function spelledPlace({ of, id, name, field }: { of: RecordKind; id: number; name: string; field: string }) {
  return { of: SPELLED[of], id, name, field: FIELDS[of][field]?.name ?? field };
}

function writtenTotal({ name, value }: PreviewTotal) {
  const unit = REPORT_TOTAL_UNITS[name];
  switch (unit) {
    case 'cents':
      return { name, unit: 'dollars' as const, value: dollars(value) };
    case 'minutes':
      return { name, unit: 'hours' as const, value: formatMinutes(value) };
    case 'count':
      return { name, unit, value };
  }
}
