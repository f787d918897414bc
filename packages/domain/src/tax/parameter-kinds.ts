import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { MinimumWage } from '../pay/minimum-wage.ts';
import type { PayParameters } from '../pay/pay-facts.ts';
import type { CodaLimits } from '../pay/withholding/certificate/coda-limit.ts';
import type { IncomeTaxLaw } from '../pay/withholding/certificate/income-tax-law.ts';
import type { WithholdingTable } from '../pay/withholding/tax-parameters.ts';
import type { CalendarDate } from '../time/calendar-date.ts';

/** The confidence in the source of a parameter. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

type Dated = { version: number; effectiveFrom: CalendarDate };

/** A dated version of the yearly pay of an employee that is subject to unemployment insurance, in cents. */
export type UnemploymentBase = Dated & { base: Cents };

/** A dated version of the reduction of the FUTA credit of one year. It says nothing of the next year. */
export type FutaReduction = Dated & { rate: Rate };

/** A dated version of the free days of one year beside the holidays of the law. */
export type FreeDays = Dated & { days: CalendarDate[] };

/** The dated versions of each kind of parameter beside the fixed taxes. */
export type ParameterVersions = {
  'income-tax': IncomeTaxLaw;
  'specification-table': WithholdingTable;
  'minimum-wage': MinimumWage;
  'coda-limits': CodaLimits;
  'unemployment-base': UnemploymentBase;
  'futa-reduction': FutaReduction;
  holidays: FreeDays;
};

export type ParameterKind = keyof ParameterVersions;

/** The value of a version: everything but its number and its first day. */
export type ParameterValue<Kind extends ParameterKind = ParameterKind> = Omit<
  ParameterVersions[Kind],
  keyof Dated
>;

export const PARAMETER_KINDS = [
  'income-tax',
  'specification-table',
  'minimum-wage',
  'coda-limits',
  'unemployment-base',
  'futa-reduction',
  'holidays',
] as const satisfies readonly ParameterKind[];

/** Every dated parameter of the law: what the calculation of pay uses, and what returns and paydays use. */
export type LawParameters = PayParameters & {
  minimumWages: readonly MinimumWage[];
  unemploymentBases: readonly UnemploymentBase[];
  futaReductions: readonly FutaReduction[];
  freeDays: readonly FreeDays[];
};

/**
 * The unemployment base that a new installation starts with: 7,000, in force 2024 to 2026. Puerto Rico
 * Employment Security Act (Act 74-1956).
 */
export const SEED_UNEMPLOYMENT_BASES: readonly UnemploymentBase[] = [
  { version: 1, effectiveFrom: '2024-01-01', base: 7_000_00 },
];

/**
 * The credit reductions of Puerto Rico that a new installation starts with: none in 2024 and 2025. Source:
 * the Department of Labor's lists of credit reduction states. The list of a year is published after 10
 * November.
 */
export const SEED_FUTA_REDUCTIONS: readonly FutaReduction[] = [
  { version: 1, effectiveFrom: '2024-01-01', rate: 0 },
  { version: 2, effectiveFrom: '2025-01-01', rate: 0 },
];
