import { Link as ChakraLink, List } from '@chakra-ui/react';
import { yearOf } from '@garita/domain/time/calendar-date';
import { Link } from 'react-router';
import { balancesAt } from '../../lib/addresses.ts';
import { dateText } from '../../lib/date-text.ts';
import { previewText } from '../../text/preview.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { PeopleWarning } from './people-warning.tsx';
import type { Preview } from './preview.ts';

/** Of more people than these the rest is counted. */
const SHOWN = 5;

type PreviewBroughtProps = Pick<Preview, 'brought'> & { companyId: number };

/** What people brought from another system that the document leaves out, each with the way to where it was stated. */
export function PreviewBrought({ brought, companyId }: PreviewBroughtProps) {
  if (brought.length === 0) return null;
  const shown = brought.slice(0, SHOWN);
  return (
    <PeopleWarning title={previewText.brought} help={previewText.broughtHelp}>
      {shown.map(({ employeeId, name, gross, asOf }) => (
        <List.Item key={`${employeeId} ${asOf}`}>
          <ChakraLink asChild color="inherit" variant="underline">
            <Link to={balancesAt({ companyId, employeeId }, yearOf(asOf))}>
              {previewText.broughtUntil(name, dollarsText(gross), dateText(asOf))}
            </Link>
          </ChakraLink>
        </List.Item>
      ))}
      {shown.length < brought.length && (
        <List.Item>{previewText.othersBrought(brought.length - shown.length)}</List.Item>
      )}
    </PeopleWarning>
  );
}
