import { Box, Heading, Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { dateText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { StatementComparison } from '../../pay/comparison.tsx';
import { previousPay } from '../../pay/entry/sheet.ts';
import { EntryReach } from '../../pay/entry-reach.tsx';
import { explainCorrection, explainLine } from '../../pay/explanation/explain-line.ts';
import { ExplanationSheet } from '../../pay/explanation/explanation-sheet.tsx';
import { storedFacts } from '../../pay/explanation/facts.tsx';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { payrollWarnings } from '../../text/pay/payroll-warnings.es.ts';
import { useDaysHours } from './days/day-hours.ts';
import { explainDays, payOfDays } from './days/explain-days.ts';
import { type ExplanationQuestion, useEntry, useLiveAmounts } from './entry-context.tsx';

const { why, pickers } = payrollText;

/** The rule and the sum behind an amount of the entry as it is now. */
export function ExplanationBody({ question }: { question: ExplanationQuestion }) {
  const { work, mayWrite } = useEntry();
  const { calculation, entry } = useLiveAmounts();
  const computed = useDaysHours(entry.days, { work, mayWrite });
  const { corrects } = work.saved ?? {};
  const explanation =
    calculation &&
    (corrects
      ? explainCorrection(question.line, calculation, corrects.result)
      : explainLine(question.line, calculation));
  if (!explanation) return <Text>{payrollWarnings.parametersMissing}</Text>;
  const pay = payOfDays(question.line);
  const ofDays = pay && entry.days && computed ? [explainDays(pay, entry.days, computed)] : [];
  const { saved, sheet, period } = work;
  const { number, start, end } = period;
  const periodText = pickers.periodOption(number, dateText(start), dateText(end));
  const stored = calculation.isStored ? saved : undefined;
  return (
    <>
      <ExplanationSheet
        subject={`${fullName(sheet.employee)} · ${periodText}`}
        label={question.label}
        explanation={{ ...explanation, parts: [...ofDays, ...explanation.parts] }}
        stored={storedFacts({ stored, events: why.events, users: sheet.users })}
      />
      {isNet(question) && !corrects && <LastPay statement={calculation.statement} />}
      {stored && <EntryReach kind="employee" entryId={stored.entryId} />}
    </>
  );
}

function isNet({ line }: ExplanationQuestion): boolean {
  return 'concept' in line && line.concept === 'net';
}

/** The net beside that of the pay before it, with every line that differs; nothing where there is none. */
function LastPay({ statement }: { statement: PayStatement }) {
  const { work } = useEntry();
  const { entry } = useLiveAmounts();
  const last = previousPay(work.sheet, { payDate: entry.payDate, entryId: work.saved?.entryId });
  const { data } = trpc.payroll.get.useQuery(
    { entryId: last?.entryId ?? 0 },
    { enabled: last !== undefined },
  );
  if (!last || !data) return null;
  const { number, start, end } = last.period;
  return (
    <Box as="section" mt="4" aria-label={why.lastPay}>
      <Heading as="h3" fontSize="14px">
        {why.lastPay}
      </Heading>
      <Text color="fg.muted" fontSize="13px">
        {pickers.periodOption(number, dateText(start), dateText(end))}
      </Text>
      {data.statement.net === statement.net ? (
        <Text mt="2">{why.sameNet}</Text>
      ) : (
        <StatementComparison before={data.statement} after={statement} captions={why.pays} isOnlyChanges />
      )}
    </Box>
  );
}
