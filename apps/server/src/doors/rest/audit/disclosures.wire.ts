import { documentFactsSchema } from '@garita/domain/report/document-facts';
import { DISCLOSURE_KINDS } from '@garita/ledger/registry/access/disclosures';
import { z } from 'zod';
import {
  type Disclosure,
  type Disclosures,
  disclosuresSchema,
} from '../../../application/audit/disclosures.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import { dollars } from '../wire/wire-amounts.ts';
import { plain, wholeNumber } from '../wire/wire-values.ts';

/** Reads the filter of disclosures from the query. */
export const disclosuresWire = recordWire(disclosuresSchema.omit({ companyId: true }), {
  kind: fieldAs('kind', plain),
  userId: fieldAs('user_id', wholeNumber),
  employeeId: fieldAs('employer_id', wholeNumber),
  contractorId: fieldAs('outemployer_id', wholeNumber),
  cursor: fieldAs('after', wholeNumber),
});

const { report, format, year, quarter, start, end, list, movement } = documentFactsSchema.shape;
const number = z.int().nullable();

/** A look at a whole number, or a document that was taken. */
const disclosureAnswer = answerWire(
  'Disclosure',
  () => ({
    id: z.int(),
    kind: z.enum(DISCLOSURE_KINDS),
    created_at: z.iso.datetime(),
    user_id: z.int(),
    recorded_by: z.string(),
    what: z.string(),
    employer_id: number,
    outemployer_id: number,
    name: z.string().nullable(),
    report,
    format,
    year,
    trimestre: quarter,
    fiscal_year: z.int().optional(),
    period_id: z.int().optional(),
    start,
    end,
    time_id: z.int().optional(),
    movement,
    minimum: z.number().optional(),
    from_seq: z.int().optional(),
    list,
  }),
  ({
    id,
    kind,
    at,
    by,
    what,
    person,
    about: { fiscalYear, periodId, entryId, minimum, fromSeq, quarter: trimestre, ...about },
  }: Disclosure) => ({
    id,
    kind,
    created_at: at,
    user_id: by.id,
    recorded_by: by.name,
    what,
    employer_id: person?.kind === 'employee' ? person.id : null,
    outemployer_id: person?.kind === 'contractor' ? person.id : null,
    name: person?.name ?? null,
    ...about,
    trimestre,
    fiscal_year: fiscalYear,
    period_id: periodId,
    time_id: entryId,
    minimum: minimum === undefined ? undefined : dollars(minimum),
    from_seq: fromSeq,
  }),
);

/** A part of a company's disclosures. */
export const disclosuresAnswer = answerWire(
  'Disclosures',
  () => ({ lines: z.array(disclosureAnswer.schema()), next: number }),
  ({ lines, nextCursor }: Disclosures) => ({
    lines: lines.map((line) => disclosureAnswer(line)),
    next: nextCursor ?? null,
  }),
);
