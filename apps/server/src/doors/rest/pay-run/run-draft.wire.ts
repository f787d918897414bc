import { MAX_MEMBERS } from '@garita/domain/field/bounded-list.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { STRICT } from '@garita/domain/field-code';
import { byName, isOfKind, PAY_CONCEPTS } from '@garita/domain/pay/concepts';
import { draftedRowSchema, RUN_COLUMNS, type RunColumn } from '@garita/domain/pay/run/drafted-row.schema';
import type { NewDraftRow } from '@garita/ledger/registry/records/pay-run-drafts';
import { z } from 'zod';
import {
  type DraftAtPosition,
  draftVersionSchema,
  type ShownDraft,
  type ShownDraftRow,
} from '../../../application/pay-run/run-draft.ts';
import { TYPED_AMOUNT_NAMES } from '../../../text/amounts.wire.ts';
import { TIME_ENTRY_FIELDS } from '../pay/time-entry.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire, withWireNames } from '../wire/field-names.ts';
import { type BodyWire, fieldAs, within } from '../wire/field-table.ts';
import { memoize } from '../wire/memoize.ts';
import { namesIn, refuseUnknown, sentBackShape } from '../wire/refuse-unknown-names.ts';
import { AS_IN_RECORD, codec, isBlank, members, readAll } from '../wire/wire-value.ts';
import { flagOr, wholeNumber, wholeNumberOr } from '../wire/wire-values.ts';
import { decodeRows, namedInRows, rowShapeOf } from './run-rows.wire.ts';

/** A cell as it was typed; a number counts as its digits, and a blank cell is left out. */
const cell = codec(AS_IN_RECORD, (wire) =>
  isBlank(wire) ? undefined : typeof wire === 'number' ? String(wire) : wire,
);

/** Returns the name of a column, which is that of the field of an entry. */
function columnName(column: RunColumn): string {
  return isOfKind(column, 'hourly')
    ? TIME_ENTRY_FIELDS[`minutes.${PAY_CONCEPTS[column].time}`].name
    : TYPED_AMOUNT_NAMES[column];
}

const draftRowWire = recordWire<NewDraftRow>(draftedRowSchema.extend({ employeeId: recordIdSchema }), {
  employeeId: fieldAs('employee_id', wholeNumber),
  ...within(
    'cells',
    byName(RUN_COLUMNS, (column) => fieldAs(columnName(column), cell)),
  ),
  isWithoutWork: fieldAs('without_work', flagOr(false)),
});

/** A row of a draft: its typed cells as texts, the version of its last change, who made it and when. */
const draftRowAnswer = answerWire(
  'RunDraftRow',
  () => ({
    employee_id: z.int(),
    ...byColumn(() => z.string().optional()),
    without_work: z.boolean(),
    version: z.int(),
    changed_by: z.string(),
    changed_at: z.iso.datetime(),
  }),
  ({ employeeId, cells, isWithoutWork, version, changedBy, changedAt }: ShownDraftRow) => ({
    employee_id: employeeId,
    ...Object.fromEntries(RUN_COLUMNS.map((column) => [columnName(column), cells[column]])),
    without_work: isWithoutWork,
    version,
    changed_by: changedBy.name,
    changed_at: changedAt,
  }),
);

/** Returns a value for each column by its name on the wire. */
function byColumn<Value>(value: () => Value): Record<string, Value> {
  return Object.fromEntries(RUN_COLUMNS.map((column) => [columnName(column), value()]));
}

/** Returns a draft for an answer. */
export function writtenDraft({ version, rows }: ShownDraft) {
  return { version, draft: rows.map((row) => draftRowAnswer(row)) };
}

/** Returns the schema of a draft in an answer: the version of the whole, and the rows. */
export const draftShape = () => ({ version: z.int(), draft: z.array(draftRowAnswer.schema()) });

/** The rows of a draft that changed since they were read, after a save. */
export const savedDraftAnswer = answerWire('SavedRunDraft', draftShape, (draft: ShownDraft) =>
  writtenDraft(draft),
);

/** A draft with the end of the company's log. */
export const draftAnswer = answerWire(
  'RunDraft',
  () => ({ ...draftShape(), position: z.int() }),
  (draft: DraftAtPosition) => ({ ...writtenDraft(draft), position: draft.position }),
);

/** The query of a draft: the version after which its rows changed. */
export const draftQuery = recordWire(z.strictObject({ since: draftVersionSchema }), {
  since: fieldAs('since', wholeNumberOr(0)),
});

const versionWire = recordWire(z.strictObject({ version: draftVersionSchema }, STRICT), {
  version: fieldAs('version', wholeNumber),
});

const rowNames = memoize(
  () => new Set([...Object.keys(draftRowWire.shape()), ...namesIn(draftRowAnswer.schema())]),
);

/** The rows of a draft, and its version on which they were typed. */
export const draftBody: BodyWire<{ version: number; rows: NewDraftRow[] }> = {
  decode: (body) => {
    const { draft } = members.parse(body);
    const { typedOn, read } = readAll({
      typedOn: () => versionWire.decode(body),
      read: () => decodeRows('draft', draft, decodeDraftRow),
    });
    return { ...typedOn, rows: read };
  },
  naming: (work) =>
    withWireNames(work, (error) =>
      namedInRows('draft', error, { row: draftRowWire.named, run: versionWire.named }),
    ),
  shape: () => ({
    ...versionWire.shape(),
    draft: z
      .array(z.strictObject({ ...sentBackShape(rowNames()), ...rowShapeOf(draftRowWire) }))
      .max(MAX_MEMBERS.runRows),
  }),
};

function decodeDraftRow(row: unknown): NewDraftRow {
  return readAll({
    read: () => draftRowWire.decode(row),
    unknown: () => refuseUnknown(rowNames(), row),
  }).read;
}
