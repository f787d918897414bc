import { Text } from '@chakra-ui/react';
import { withoutYears } from '@garita/domain/text/access-texts.es';

/**
 * Says beside the figures of a period which years of its pay an auditor's access leaves out; nothing where it
 * leaves out none.
 */
export function YearsLeftOut({ years }: { years: readonly number[] }) {
  if (years.length === 0) return null;
  return <Text fontWeight="medium">{withoutYears(years)}</Text>;
}
