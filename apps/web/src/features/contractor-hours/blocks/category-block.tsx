import { Box } from '@chakra-ui/react';
import type { ContractorCategory } from '@garita/domain/contractor/contractor-payment';
import { Amount } from '../../../components/amount.tsx';
import { Block, Rows } from '../../../pay/block/block.tsx';
import { Row } from '../../../pay/block/row.tsx';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { useHours } from '../hours-context.ts';
import { PayRow } from './pay-row.tsx';
import { RetainedRow } from './retained-row.tsx';

const { categories, pay, retained } = contractorHoursText;

/** One of the four items of form 480.6SP. The payment stands in its own; the others are dimmed, at zero. */
export function CategoryBlock({ category }: { category: ContractorCategory }) {
  const { payment } = useHours().calculation;
  const isOwn = payment.category === category;
  const hasRetained = isSubject(category) || (isOwn && payment.retained.isEdited);
  return (
    <Box color={isOwn ? undefined : 'fg.muted'}>
      <Block title={categories[category]}>
        <Rows widths="signed">
          {isOwn ? <PayRow /> : <NothingRow label={pay} />}
          {hasRetained && (isOwn ? <RetainedRow /> : <NothingRow label={retained} />)}
        </Rows>
      </Block>
    </Box>
  );
}

/** Of the categories 3 and 4 something is withheld. */
function isSubject(category: ContractorCategory): boolean {
  return category > 2;
}

function NothingRow({ label }: { label: string }) {
  return (
    <Row label={label}>
      <Amount cents={0} />
    </Row>
  );
}
