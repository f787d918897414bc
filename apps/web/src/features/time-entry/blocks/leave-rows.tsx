import { Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { LEAVE_KINDS } from '@garita/domain/employee/leave-policy';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { Rows } from '../../../pay/block/block.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useLiveAmounts } from '../live-amounts.tsx';

const { summary } = payrollText;

/** The balance of vacation and of sick time, before and after the entry. */
export function LeaveRows() {
  const { leave } = useLiveAmounts();
  if (!leave) return null;
  return (
    <>
      <Rows widths="summary">
        {LEAVE_KINDS.map((kind) => {
          const [before, after] = [leave[kind].balance, leave[kind].balanceAfter].map(formatMinutes);
          return (
            <Flex as="li" key={kind} justify="space-between" gap="2" minH="7" align="center">
              <VisuallyHidden>
                {summary.leaveChangeSpoken(summary.leave[kind], before ?? '', after ?? '')}
              </VisuallyHidden>
              <span aria-hidden>{summary.leave[kind]}</span>
              <Text
                as="span"
                aria-hidden
                whiteSpace="nowrap"
                color={leave[kind].balanceAfter < 0 ? 'fg.warning' : undefined}
              >
                {summary.leaveChange(before ?? '', after ?? '')}
              </Text>
            </Flex>
          );
        })}
      </Rows>
      <Text color="fg.muted" fontSize="13px">
        {summary.leaveHelp}
      </Text>
    </>
  );
}
