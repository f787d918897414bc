import { Separator } from '@chakra-ui/react';
import { conceptsOf } from '@garita/domain/pay/concepts';
import { Block, Rows } from '../../../pay/block/block.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useShown } from './more-lines.tsx';
import { LineRow } from './rows.tsx';

const { blocks, amounts } = payrollText;

const LINES = conceptsOf('hourly', 'salary', 'typed-earning');

/** What the typed time and amounts are paid, and the total. */
export function AmountsBlock() {
  const shown = useShown(LINES);
  return (
    <Block title={blocks.amounts}>
      <Rows widths="plain">
        {shown.map((concept) => (
          <LineRow key={concept} concept={concept} />
        ))}
      </Rows>
      <Separator my="1" />
      <Rows widths="plain">
        <LineRow concept="gross" label={amounts.total} isStrong />
      </Rows>
    </Block>
  );
}
