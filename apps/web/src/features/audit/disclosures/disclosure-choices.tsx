import { auditText } from '../../../text/audit.es.ts';
import { disclosuresText as text } from '../../../text/disclosures.es.ts';
import { optionsOf } from '../../../ui/form/fields/options.ts';
import { Picker } from '../../../ui/form/fields/picker.tsx';
import { Choices } from '../../../ui/page/page-header.tsx';
import type { AuditViewProps } from '../audit-view-props.ts';
import { PersonChoice } from '../person-choice.tsx';

type DisclosureChoicesProps = AuditViewProps & { users: readonly { id: number; name: string }[] };

/** Which disclosures: whose, of what kind, and by whom. */
export function DisclosureChoices({ users, ...props }: DisclosureChoicesProps) {
  const { choice, choose } = props;
  return (
    <Choices aria-label={auditText.choices.label} data-print="hidden">
      <Picker
        label={text.kind}
        options={optionsOf(text.kinds)}
        value={choice.disclosed}
        onChoose={(kind) => choose({ disclosed: kind ?? undefined })}
        placeholder={text.allKinds}
        width="11rem"
        narrow="1 1 40%"
      />
      <Picker
        label={text.who}
        options={users.map(({ id, name }) => ({ value: id, label: name }))}
        value={choice.userId}
        onChoose={(id) => choose({ userId: id ?? undefined })}
        placeholder={text.anybody}
        width="13rem"
        narrow="1 1 40%"
      />
      <PersonChoice {...props} />
    </Choices>
  );
}
