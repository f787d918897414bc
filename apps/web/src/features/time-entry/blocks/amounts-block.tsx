import { Separator } from '@chakra-ui/react';
import { Block, Rows } from '../../../pay/block/block.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { LineRow } from './rows.tsx';

const { blocks, amounts } = payrollText;

/** What the typed time and amounts are paid, and the total. */
export function AmountsBlock() {
  return (
    <Block title={blocks.amounts}>
      <Rows widths="plain">
        <LineRow concept="regularPay" />
        <LineRow concept="overtimePay" />
        <LineRow concept="mealPeriodPay" />
        <LineRow concept="vacationPay" />
        <LineRow concept="sickPay" />
        <LineRow concept="holidayPay" />
        <LineRow concept="tips" />
        <LineRow concept="commissions" />
        <LineRow concept="concessions" />
        <LineRow concept="salary" />
        <LineRow concept="bonus" />
      </Rows>
      <Separator my="1" />
      <Rows widths="plain">
        <LineRow concept="gross" label={amounts.total} isStrong />
      </Rows>
    </Block>
  );
}
