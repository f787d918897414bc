import { requiredOr } from '@garita/domain/field-code';
import { OTHER_FORMATS, type OtherFormat } from '@garita/domain/report/other-format';
import { z } from 'zod';
import { recordWire } from '../wire/field-names.ts';
import { type BodyWire, fieldAs } from '../wire/field-table.ts';
import { members, readAll } from '../wire/wire-value.ts';
import { textOr } from '../wire/wire-values.ts';

/** Reads the format of a form, which has only its own: another format is refused as for a list. */
export const formFormatWire = formatWire([]);

/** Reads the format of a text file for an agency: any other format is refused. */
export const textFormatWire = recordWire(z.strictObject({ format: formatOf(['txt']) }), {
  format: fieldAs('format', textOr('txt')),
});

/** Reads the format of a list from the query. */
export const listFormatWire = formatWire(['xlsx']);

/** Reads the format of any document: a journal entry has all of these. */
export const anyFormatWire = formatWire(OTHER_FORMATS);

/** Makes the reader of a format other than the document's own, which is the default. */
function formatWire(others: readonly OtherFormat[]) {
  const format = formatOf(['pdf', ...others]);
  return recordWire(z.strictObject({ format }), { format: fieldAs('format', textOr('pdf')) });
}

/** Reads the request of a document with the format, which may be in the body instead of the query. */
export function withFormat<Request, Format>(
  wire: BodyWire<Request>,
  formats: BodyWire<{ format: Format }>,
): BodyWire<{ request: Request; format: Format }> {
  return {
    ...wire,
    decode: (body) => {
      const { format: bodyFormat, ...asked } = members.parse(body);
      return readAll({
        request: () => wire.decode(asked),
        format: () => formats.decode({ format: bodyFormat }).format,
      });
    },
    shape: () => ({ ...wire.shape(), ...formats.shape() }),
  };
}

function formatOf<Format extends string>(formats: readonly Format[]) {
  return z.enum(formats, requiredOr('option-invalid'));
}
