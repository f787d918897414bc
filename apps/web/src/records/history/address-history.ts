import { formText } from '../../text/form.es.ts';
import { historyText } from '../../text/history.es.ts';
import { type HistoryField, municipality, plain } from './history-field.ts';

type AddressPart = 'street' | 'municipalityId' | 'state' | 'zip';

/** The parts of an address, each with the name of the whole: 'Dirección postal: Municipio'. */
export function address<Name extends string>(
  name: Name,
  label: string,
): Record<`${Name}.${AddressPart}`, HistoryField> {
  const partOf = (part: string) => historyText.partOf(label, part);
  const parts: Record<AddressPart, HistoryField> = {
    street: plain(partOf(formText.street)),
    municipalityId: municipality(partOf(formText.municipality)),
    state: plain(partOf(formText.state)),
    zip: plain(partOf(formText.zip)),
  };
  const named = Object.entries(parts).map(([part, field]) => [`${name}.${part}`, field]);
  // Object.fromEntries forgets the names, which are the parts above after `name`.
  return Object.fromEntries(named) as Record<`${Name}.${AddressPart}`, HistoryField>;
}
