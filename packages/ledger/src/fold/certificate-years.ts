import { isDeepStrictEqual } from 'node:util';
import { byName } from '@garita/domain/pay/concepts';
import type { PaidElsewhere } from '@garita/domain/pay/contributions';
import {
  certificatePartsIn,
  certificatesToRecalculate,
  certificateTermsOf,
  certificateTermsOfText,
  INCOME_TAXED_AMOUNTS,
  incomeTaxYear,
  openingIncomeTax,
  type RecordedIncomeTax,
} from '@garita/domain/pay/income-tax-year';
import { CERTIFICATE_PARTS } from '@garita/domain/pay/withholding/certificate/certificate-withholding';
import {
  addElsewhere,
  type IncomeTaxYear,
  type OpeningIncomeTax,
  yearBeforeEntry,
} from '@garita/domain/pay/withholding/certificate/earlier-pay';
import { yearOf } from '@garita/domain/time/calendar-date';
import { type Calculation, employeeStream } from '../events/payroll-events.ts';
import { amountIn, namedAmounts } from './amount-list.ts';
import { entryWithCorrections } from './before-event.ts';
import { type FoldedEntry, isLive } from './entries.ts';
import type { FoldedOpeningBalance, LogState } from './log-state.ts';
import { limitIn } from './logged-details.ts';
import type { LoggedEvent } from './logged-event.ts';

/** Returns the ids of the entries whose income tax by certificate needs recalculation. */
export function foldedCertificates({ entries, openings }: LogState): Set<number> {
  const live = [...entries.values()].filter((entry) => entry.kind === 'employee' && isLive(entry));
  const streams = new Map<string, FoldedEntry[]>();
  for (const { details, stream } of live) if (details?.certificateTerms) streams.set(stream, []);
  if (streams.size === 0) return new Set();
  for (const entry of live) streams.get(entry.stream)?.push(entry);
  return new Set(
    [...streams].flatMap(([stream, own]) =>
      certificatesToRecalculate(own.map(recordedIncomeTax), openingIncomeTaxIn(openings.get(stream))),
    ),
  );
}

/**
 * Returns true if an entry by certificate counted the year before it. Pay in other companies is taken as the
 * event has it; the exemption of the young that such pay leaves is then not checked.
 */
export function countsCertificates(
  { basis: { soFar }, facts, inputs, period, corrects }: Calculation,
  event: LoggedEvent,
  before: LogState,
): boolean {
  const terms = certificateTermsOf(facts);
  const { certificate, elsewhere = [] } = soFar;
  if (!terms || !certificate) return !terms && !certificate;
  const isHere = ({ companyId }: PaidElsewhere) => companyId === before.companyId;
  const ownEntries = new Set(entryWithCorrections(event, before).map(({ entryId }) => entryId));
  const entry = {
    entryId: corrects?.entryId ?? event.entryId ?? 0,
    payDate: (corrects && before.entries.get(corrects.entryId)?.payDate) ?? inputs.payDate,
    periodId: (corrects?.period ?? period).id,
    youngLimit: terms.youngLimit,
  };
  const here = elsewhere.filter(isHere);
  const others = here.map(({ employeeId }) =>
    foldedYear(employeeStream(employeeId, yearOf(inputs.payDate)), before),
  );
  const yearBefore = yearBeforeEntry(foldedYear(event.stream, before, ownEntries), others, entry);
  const away = elsewhere.filter((record) => !isHere(record)).flatMap((record) => record.certificate ?? []);
  const { exempt, year, ...expected } = away.reduce(addElsewhere, yearBefore.soFar);
  const { exempt: countedExempt, year: countedYear, ...counted } = certificate;
  const isExemptRight = exempt === countedExempt && isDeepStrictEqual(year, countedYear);
  return (
    isDeepStrictEqual(counted, expected) && (isExemptRight || (away.length > 0 && terms.youngLimit !== null))
  );
}

function foldedYear(
  stream: string,
  { entries, openings }: LogState,
  ownEntries: ReadonlySet<number> = new Set(),
): IncomeTaxYear {
  const own = [...entries.values()].filter(
    (entry) => entry.stream === stream && isLive(entry) && !ownEntries.has(entry.entryId),
  );
  return incomeTaxYear(own.map(recordedIncomeTax), openingIncomeTaxIn(openings.get(stream)));
}

function recordedIncomeTax({
  entryId,
  payDate = '',
  periodId = 0,
  ...entry
}: FoldedEntry): RecordedIncomeTax {
  const { amounts, details } = entry;
  return {
    entryId,
    payDate,
    periodId,
    corrects: details?.corrects,
    amounts: byName(INCOME_TAXED_AMOUNTS, (name) => amountIn(amounts, name)),
    parts: certificatePartsIn(byName(CERTIFICATE_PARTS, (name) => limitIn(details?.limits, name))),
    isNonResident: limitIn(details?.limits, 'nonResidentPay') !== null,
    terms: readableTerms(details?.certificateTerms),
  };
}

// A text that was changed by hand has no terms. The check of rows beside events names its event.
function readableTerms(text: string | null | undefined): ReturnType<typeof certificateTermsOfText> {
  try {
    return certificateTermsOfText(text);
  } catch {
    return null;
  }
}

function openingIncomeTaxIn(opening: FoldedOpeningBalance | undefined): OpeningIncomeTax | null {
  if (!opening) return null;
  const bases = { exemptWages: opening.row.openingExemptWages };
  return openingIncomeTax({ amounts: namedAmounts(opening.amounts), bases });
}
