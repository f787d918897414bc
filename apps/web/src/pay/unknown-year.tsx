import { Alert } from '@chakra-ui/react';
import { useSeesYear } from '../lib/use-sees-year.ts';
import { yearPaymentsText } from '../text/year-payments.es.ts';

type UnknownYearProps = {
  /** What the address names where that is none of the years. */
  named: string | null;
  /** The year that is shown instead. */
  year: number;
};

/** Says that the address names a year that is not here: the one in its place would be taken for it. */
export function UnknownYear({ named, year }: UnknownYearProps) {
  const seesYear = useSeesYear();
  if (named === null) return null;
  const { unknownYear, yearOutsideAccess } = yearPaymentsText;
  return (
    <Alert.Root status="info" mb="4">
      <Alert.Indicator />
      <Alert.Title>{(seesYear(Number(named)) ? unknownYear : yearOutsideAccess)(named, year)}</Alert.Title>
    </Alert.Root>
  );
}
