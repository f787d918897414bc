import { Stack, Text } from '@chakra-ui/react';
import { momentText } from '../../../lib/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { auditText } from '../../../text/audit.es.ts';

const text = auditText.verification;

/** Who of the account verified the books last, and how each time ended. */
export function PastVerifications({ companyId }: { companyId: number }) {
  const { data = [] } = trpc.audit.verifications.useQuery({ companyId });
  if (data.length === 0) return null;
  return (
    <Stack
      as="ul"
      aria-label={text.past}
      listStyleType="none"
      gap="1"
      mt="3"
      fontSize="13px"
      color="fg.muted"
    >
      {data.map(({ at, by, lastSeq, problems, firstSeq, years, seal }) => (
        <li key={at}>
          <Text as="span">{text.pastOne(momentText(at), by.name, lastSeq)}</Text>{' '}
          <Text as="span" fontWeight="medium" color={problems === 0 ? 'fg.success' : 'fg.error'}>
            {text.ended(problems, firstSeq)}
          </Text>
          {years && ` ${text.ofYears(years)}`}
          {seal !== null && seal !== 'signed' && (
            <Text as="span" color={seal === 'altered' ? 'fg.error' : undefined}>
              {` ${text.seals[seal]}`}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
