import { PersonField } from '../../pay/person-picker.tsx';
import { processesText } from '../../text/processes.es.ts';
import { ChoiceField } from '../../ui/form/fields/choice-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { ProcessCompany, ProcessEmployee } from './process-company.ts';
import type { ProcessChoice } from './state/process-choice.ts';

const { who } = processesText;

type WhoFieldsProps = {
  companies: readonly ProcessCompany[];
  company: ProcessCompany | undefined;
  employee: ProcessEmployee | undefined;
  onChoose: (chosen: Partial<ProcessChoice>) => void;
};

/** The company, and one of its employees or all of them. Those switched off are marked, and chosen like the others. */
export function WhoFields({ companies, company, employee, onChoose }: WhoFieldsProps) {
  return (
    <FormSection title={who.title} isBeside>
      <ChoiceField
        label={who.company}
        placeholder={who.companyName}
        options={companies.map(({ id, name, isActive }) => ({
          value: id,
          label: isActive ? name : who.inactiveCompany(name),
        }))}
        value={company?.id ?? null}
        onChoose={(companyId) => onChoose({ companyId })}
      />
      <PersonField
        label={who.employee}
        placeholder={who.everybody}
        people={company?.employees ?? []}
        value={employee?.id ?? null}
        onChoose={(employeeId) => onChoose({ employeeId })}
      />
    </FormSection>
  );
}
