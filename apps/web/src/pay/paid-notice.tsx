import { Alert } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import { comparePaid, type PaidDifference } from '@garita/domain/pay/paid-difference';
import { dateText } from '../lib/date-text.ts';
import { paidText } from '../text/pay/pay.es.ts';
import { dollarsText } from '../ui/amount.tsx';

/** 'Pagado el 27 nov 2026: $467.24; diferencia -$105.96', without the difference where there is none. */
export function paidSentence({ paidOn, net, difference }: PaidDifference): string {
  const paid = paidText.paidOf(dateText(paidOn), dollarsText(net));
  return difference === 0 ? paid : paidText.difference(paid, dollarsText(difference));
}

type PaidNoticeProps = {
  /** The amount that was paid; null where nothing was, and nothing is shown. */
  paid: PaidDifference | null;
  /** The net after the change. */
  net: Cents;
};

/** Says before a change of paid pay what was paid, and by how much the new net differs. */
export function PaidNotice({ paid, net }: PaidNoticeProps) {
  if (!paid) return null;
  return (
    <Alert.Root status="warning" colorPalette="accent" size="sm" mt="3">
      <Alert.Indicator />
      <Alert.Description>{paidSentence(comparePaid(paid, net))}</Alert.Description>
    </Alert.Root>
  );
}
