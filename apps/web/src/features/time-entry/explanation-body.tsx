import { Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { dateText } from '../../lib/date-text.ts';
import { EntryReach } from '../../pay/entry-reach.tsx';
import { explainCorrection, explainLine } from '../../pay/explanation/explain-line.ts';
import { ExplanationSheet, storedFacts } from '../../pay/explanation/explanation-sheet.tsx';
import { payrollText } from '../../text/payroll.es.ts';
import { type ExplanationQuestion, useEntry, useLiveAmounts } from './entry-context.tsx';

const { why, pickers } = payrollText;

/** The rule and the sum behind an amount of the entry as it is now. */
export function ExplanationBody({ question }: { question: ExplanationQuestion }) {
  const { work } = useEntry();
  const { calculation } = useLiveAmounts();
  const { corrects } = work.saved ?? {};
  const explanation =
    calculation &&
    (corrects
      ? explainCorrection(question.line, calculation, corrects.result)
      : explainLine(question.line, calculation));
  if (!explanation) return <Text>{payrollText.warnings.parametersMissing}</Text>;
  const { saved, sheet, period } = work;
  const { number, start, end } = period;
  const periodText = pickers.periodOption(number, dateText(start), dateText(end));
  const stored = calculation.isStored ? saved : undefined;
  return (
    <>
      <ExplanationSheet
        subject={`${fullName(sheet.employee)} · ${periodText}`}
        label={question.label}
        explanation={explanation}
        stored={storedFacts({ stored, events: why.events, users: sheet.users })}
      />
      {stored && <EntryReach kind="employee" entryId={stored.entryId} />}
    </>
  );
}
