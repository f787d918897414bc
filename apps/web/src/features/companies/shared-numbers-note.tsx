import { companiesText } from '../../text/companies.es.ts';
import { FormWarning } from '../../ui/form/form-section.tsx';

/** Warns that companies of one employer number use the same control numbers; nothing where none do. */
export function SharedNumbersNote({ companies }: { companies: readonly { name: string }[] }) {
  const names = companies.map(({ name }) => name).join(', ');
  return <FormWarning text={names === '' ? undefined : companiesText.controls.shared(names)} />;
}
