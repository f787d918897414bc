import { VisuallyHidden } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import { useEffect, useState } from 'react';
import { dollarsText } from '../../components/amount.tsx';

/** How long an amount must stand before it is read out: not every digit that is typed deserves a sentence. */
const PAUSE_MS = 1000;

type SpokenAmountProps = {
  label: string;
  /** Undefined where there is none. */
  cents: Cents | undefined;
};

/** An amount that follows what is typed, for those who do not see it change. */
export function SpokenAmount({ label, cents }: SpokenAmountProps) {
  const [spoken, setSpoken] = useState<Cents>();
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(cents), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [cents]);
  return (
    <VisuallyHidden asChild>
      <output>{spoken !== undefined && `${label}: ${dollarsText(spoken)}`}</output>
    </VisuallyHidden>
  );
}
