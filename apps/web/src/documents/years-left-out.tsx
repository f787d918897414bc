import { Text } from '@chakra-ui/react';
import { withoutYears } from '@garita/domain/text/access-texts.es';

/** Names the years of a period's pay that an auditor's access excludes; renders nothing if there are none. */
export function YearsLeftOut({ years }: { years: readonly number[] }) {
  if (years.length === 0) return null;
  return <Text fontWeight="medium">{withoutYears(years)}</Text>;
}
