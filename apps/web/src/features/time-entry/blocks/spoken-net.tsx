import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { dollarsText } from '../../../components/amount.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useLiveAmounts } from '../live-amounts.tsx';

/** How long a net must stand before it is read out: not every digit that is typed deserves a sentence. */
const PAUSE_MS = 1000;

/** The net for those who do not see it change. */
export function SpokenNet() {
  const { calculation } = useLiveAmounts();
  const net = calculation?.statement.net;
  const [spoken, setSpoken] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(net), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [net]);
  return (
    <VisuallyHidden asChild>
      <output>{spoken !== undefined && `${payrollText.concepts.net}: ${dollarsText(spoken)}`}</output>
    </VisuallyHidden>
  );
}
