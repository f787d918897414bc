import type { FieldCode } from '../field-code.ts';
import type { Cents } from '../money/cents.ts';
import { mulDiv } from '../money/mul-div.ts';
import type { IncomeTaxLaw } from '../pay/withholding/certificate/income-tax-law.ts';
import { bracketsOf } from '../pay/withholding/table-rows.schema.ts';
import { versionInForce } from '../pay/withholding/tax-parameters.ts';
import { type CalendarDate, yearOf } from '../time/calendar-date.ts';
import type { LawParameters, ParameterKind, ParameterValue } from './parameter-kinds.ts';
import { PARAMETER_FIELDS, type ParameterField, type YearParameters } from './year-parameters.schema.ts';
import {
  type DatedVersion,
  differingFields,
  socialSecurityBaseOf,
  type YearValues,
} from './year-parameters.ts';

/** The law rounds the base of social security to a multiple of 300.00: 42 U.S.C. 430(b). */
const BASE_STEP: Cents = 300_00;

type Problem = { path: readonly string[]; code: FieldCode };

/**
 * Returns what is wrong with the wanted parameters of a year beside the current ones: a date of another year,
 * a base that is not a multiple of 300.00, a value that is taken away, or a change without its source.
 */
export function yearParameterProblems(
  year: number,
  wanted: YearParameters,
  current: YearParameters,
): Problem[] {
  const changed = differingFields(current, completed(year, wanted, current));
  const { socialSecurityBase: base } = wanted;
  return [
    ...wanted.minimumWages.flatMap(({ effectiveFrom }, index): Problem[] =>
      yearOf(effectiveFrom) === year ||
      current.minimumWages.some((one) => one.effectiveFrom === effectiveFrom)
        ? []
        : [{ path: ['minimumWages', String(index), 'effectiveFrom'], code: 'date-outside-year' }],
    ),
    ...wanted.minimumWages.flatMap(({ effectiveFrom, hourly, inCash }, index): Problem[] => {
      const saved = current.minimumWages.find((one) => one.effectiveFrom === effectiveFrom);
      const isSame = saved?.hourly === hourly && (inCash === null || saved.inCash === inCash);
      return yearOf(effectiveFrom) === year || !saved || isSame
        ? []
        : [{ path: ['minimumWages', String(index), 'hourly'], code: 'parameter-fixed' }];
    }),
    ...wanted.holidays.flatMap((day, index): Problem[] =>
      yearOf(day) === year ? [] : [{ path: ['holidays', String(index)], code: 'date-outside-year' }],
    ),
    ...(base !== null && base !== current.socialSecurityBase && base % BASE_STEP !== 0
      ? [{ path: ['socialSecurityBase'], code: 'base-uneven' as const }]
      : []),
    ...(['socialSecurityBase', 'codaLimits'] as const).flatMap((field): Problem[] =>
      wanted[field] === null && current[field] !== null ? [{ path: [field], code: 'parameter-fixed' }] : [],
    ),
    ...(changed.length > 0 && wanted.source === '' ? [{ path: ['source'], code: 'required' as const }] : []),
    ...(changed.length > 0 && wanted.confidence === null
      ? [{ path: ['confidence'], code: 'required' as const }]
      : []),
  ];
}

/**
 * Returns the wanted parameters in the form of the answered ones: lists by date, the wage of an earlier year
 * if it was left out, and the cash minimum of the wage before where none was given.
 */
export function completed(year: number, wanted: YearParameters, current: YearValues): YearParameters {
  const ofEarlierYear = current.minimumWages.filter(({ effectiveFrom }) => yearOf(effectiveFrom) < year);
  const ofYear = wanted.minimumWages
    .filter(({ effectiveFrom }) => yearOf(effectiveFrom) === year)
    .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom));
  let inCash = current.minimumWages[0]?.inCash ?? 0;
  const minimumWages = [...ofEarlierYear, ...ofYear].map((wage) => {
    const saved = current.minimumWages.find((one) => one.effectiveFrom === wage.effectiveFrom);
    inCash = wage.inCash ?? saved?.inCash ?? inCash;
    return { ...wage, inCash };
  });
  return { ...wanted, minimumWages, holidays: wanted.holidays.toSorted() };
}

/** A version to add; a value of null withdraws the one of that day. */
export type ParameterVersion = {
  kind: ParameterKind;
  effectiveFrom: CalendarDate;
  value: ParameterValue | null;
};

/** The versions to add, and the base of social security if it is new. */
export type ParameterChanges = { versions: ParameterVersion[]; socialSecurityBase: Cents | undefined };

/**
 * Returns the versions that record the wanted parameters of a year, which have no problems. A value that does
 * not differ gets none; if only the source differs, what was entered for the year is recorded again.
 */
export function parameterChanges(
  year: number,
  {
    wanted,
    current,
    parameters,
  }: { wanted: YearParameters; current: YearParameters; parameters: LawParameters },
): ParameterChanges {
  const isSourceSame = wanted.source === current.source && wanted.confidence === current.confidence;
  const differing = differingFields(current, wanted);
  const fields = new Set(differing.length > 0 || isSourceSame ? differing : ownFields(parameters, year));
  const firstDay = `${year}-01-01`;
  const version = <Kind extends ParameterKind>(kind: Kind, value: ParameterValue<Kind> | null) =>
    ({ kind, effectiveFrom: firstDay, value }) satisfies ParameterVersion;
  const { codaLimits: coda, futaReduction } = wanted;
  const law = versionInForce(parameters.incomeTaxLaws, `${year}-12-31`);
  return {
    versions: [
      ...(law && (fields.has('brackets') || fields.has('exemptions'))
        ? [version('income-tax', lawWith(law, wanted, fields.has('exemptions')))]
        : []),
      ...(fields.has('specificationTable')
        ? [version('specification-table', { brackets: bracketsOf(wanted.specificationTable) })]
        : []),
      ...(fields.has('minimumWages') ? wageVersions(year, wanted, current, differing.length === 0) : []),
      ...(fields.has('codaLimits') && coda
        ? [
            version('coda-limits', {
              limits: { 'puerto-rico': coda.puertoRico, dual: coda.dual },
              catchUp: coda.catchUp,
            }),
          ]
        : []),
      ...(fields.has('unemploymentBase')
        ? [version('unemployment-base', { base: wanted.unemploymentBase })]
        : []),
      ...(fields.has('futaReduction')
        ? [version('futa-reduction', futaReduction === null ? null : { rate: futaReduction })]
        : []),
      ...(fields.has('holidays') ? [version('holidays', { days: wanted.holidays })] : []),
    ],
    socialSecurityBase: fields.has('socialSecurityBase')
      ? (wanted.socialSecurityBase ?? undefined)
      : undefined,
  };
}

/** Returns the income tax with other brackets and exemptions. Half of the married exemption follows it. */
function lawWith(
  { bonus, youngExemption, exemptions: { personal } }: IncomeTaxLaw,
  { brackets, exemptions: { individual, married, veteran, dependent, shared, allowance } }: YearParameters,
  isWithExemptions: boolean,
): ParameterValue<'income-tax'> {
  const half = isWithExemptions && married !== personal.joint ? mulDiv(married, 1, 2) : personal.half;
  return {
    brackets: bracketsOf(brackets),
    exemptions: {
      personal: { individual, joint: married, none: 0, half },
      veteran,
      dependent,
      sharedDependent: shared,
      allowance,
    },
    bonus,
    youngExemption,
  };
}

function wageVersions(
  year: number,
  wanted: YearParameters,
  current: YearParameters,
  isEveryOne: boolean,
): ParameterVersion[] {
  const of = ({ minimumWages }: YearParameters) =>
    new Map(
      minimumWages
        .filter(({ effectiveFrom }) => yearOf(effectiveFrom) === year)
        .map(({ effectiveFrom, hourly, inCash }) => [effectiveFrom, { hourly, inCash: inCash ?? 0 }]),
    );
  const [before, after] = [of(current), of(wanted)];
  const kind = 'minimum-wage' as const;
  const isSame = (day: CalendarDate, { hourly, inCash }: { hourly: Cents; inCash: Cents }) =>
    !isEveryOne && before.get(day)?.hourly === hourly && before.get(day)?.inCash === inCash;
  return [
    ...[...before.keys()]
      .filter((day) => !after.has(day))
      .map((effectiveFrom) => ({ kind, effectiveFrom, value: null })),
    ...[...after]
      .filter(([day, value]) => !isSame(day, value))
      .map(([effectiveFrom, value]) => ({ kind, effectiveFrom, value })),
  ];
}

/** Returns the fields that were entered for a year itself. */
function ownFields(parameters: LawParameters, year: number): ParameterField[] {
  const isOf = ({ effectiveFrom }: DatedVersion) => yearOf(effectiveFrom) === year;
  const own: Record<ParameterField, boolean> = {
    brackets: parameters.incomeTaxLaws.some(isOf),
    exemptions: parameters.incomeTaxLaws.some(isOf),
    specificationTable: parameters.withholdingTables.some(isOf),
    minimumWages: parameters.minimumWages.some(isOf),
    socialSecurityBase: socialSecurityBaseOf(parameters.fixedTaxes, year) !== null,
    codaLimits: parameters.codaLimits.some(isOf),
    unemploymentBase: parameters.unemploymentBases.some(isOf),
    futaReduction: parameters.futaReductions.some(isOf),
    holidays: parameters.freeDays.some(isOf),
  };
  return PARAMETER_FIELDS.filter((field) => own[field]);
}
