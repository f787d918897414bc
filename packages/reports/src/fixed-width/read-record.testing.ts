import type { FieldValue, NamedField, RecordLayout, ValuesOf } from './record-layout.ts';

/**
 * Reads a record field by field, without the blanks that fill texts.
 *
 * @throws RangeError for a line of another length
 */
export function readRecord<Layout extends RecordLayout>(layout: Layout, line: string): ValuesOf<Layout> {
  if (line.length !== layout.length) {
    throw new RangeError(`${layout.id} has ${layout.length} characters and this line ${line.length}`);
  }
  const values: Record<string, FieldValue> = {};
  for (const field of layout.fields) {
    if (!('name' in field)) continue;
    const start = field.printedStart - 1;
    values[field.name] = decodeField(field, line.slice(start, start + field.width));
  }
  return values as ValuesOf<Layout>; // one value of its kind for each named field
}

function decodeField({ kind }: NamedField, text: string): FieldValue {
  switch (kind) {
    case 'cents':
    case 'count':
      return Number(text);
    case 'date':
      return text.trim() === '' ? null : `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
    case 'person':
    case 'company':
    case 'text':
    case 'email':
    case 'digits':
    case 'taxpayer':
      return text.trimEnd();
  }
}
