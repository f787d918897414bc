import { Box } from '@chakra-ui/react';
import { type Access, hasEndedBy } from '@garita/domain/account/access.schema';
import { accessYears } from '@garita/domain/text/access-texts.es';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { dateText, todayInPuertoRico } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { usersText } from '../../text/records/users.es.ts';
import { CheckboxListField } from '../../ui/form/fields/option-fields.tsx';
import { DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';

const text = usersText.access;

const YEARS = PAYROLL_YEARS.map((year) => ({ value: year, label: String(year) }));

/** The fields of an auditor's access to the account; `within` is their prefix in the form. */
export function AccessFields({ within = '' }: { within?: `${string}.` | '' }) {
  const removedOf = useRemovedOf(`${within}companyIds`);
  const companies = trpc.companies.list.useQuery();
  return (
    <>
      <Loaded query={companies} lines={3}>
        {(all) => (
          <Box gridColumn="1 / -1">
            <CheckboxListField
              name={`${within}companyIds`}
              label={text.companies}
              help={text.companiesHelp}
              options={[...all.map(({ id, name }) => ({ value: id, label: name })), ...removedOf(all)]}
            />
          </Box>
        )}
      </Loaded>
      <SelectField
        name={`${within}fromYear`}
        label={text.fromYear}
        options={YEARS}
        placeholder={text.noLimit}
        help={text.yearsHelp}
      />
      <SelectField name={`${within}toYear`} label={text.toYear} options={YEARS} placeholder={text.noLimit} />
      <DateField name={`${within}until`} label={text.until} help={text.untilHelp} />
    </>
  );
}

/**
 * Returns the removed companies of an access, so that they can be taken out of it. They stay while the form
 * is open.
 */
function useRemovedOf(name: string) {
  const { getValues } = useFormContext();
  const [given] = useState<readonly number[]>(() => getValues(name));
  return (all: readonly { id: number }[]) =>
    given
      .filter((companyId) => !all.some(({ id }) => id === companyId))
      .map((companyId) => ({ value: companyId, label: text.removedCompany(companyId) }));
}

/** Describes a user's access to the account: '2 compañías · 2025–2026 · hasta el 31 dic 2026'. */
export function accessText(access: Access): string {
  const { companyIds, until } = access;
  const limits = [
    companyIds.length > 0 && text.companyCount(companyIds.length),
    accessYears(access),
    until !== null && lastDayText(access, dateText(until)),
  ].filter(Boolean);
  return limits.length > 0 ? limits.join(' · ') : text.whole;
}

function lastDayText(access: Access, day: string): string {
  return hasEndedBy(access, todayInPuertoRico()) ? text.ended(day) : text.untilDay(day);
}
