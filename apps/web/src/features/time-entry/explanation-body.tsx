import { Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { dateText } from '../../lib/date-text.ts';
import { explainLine } from '../../pay/explanation/explain-line.ts';
import { ExplanationSheet } from '../../pay/explanation/explanation-sheet.tsx';
import { storedFacts } from '../../pay/explanation/stored-facts.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { useEntry } from './entry-context.ts';
import type { Question } from './explanation-drawer.tsx';
import { useLiveAmounts } from './live-amounts.tsx';

const { why, pickers } = payrollText;

/** Why an amount of the entry is what it is now. */
export function ExplanationBody({ question }: { question: Question }) {
  const { work } = useEntry();
  const { calculation } = useLiveAmounts();
  const explanation = calculation && explainLine(question.line, calculation);
  if (!explanation) return <Text>{payrollText.warnings.parametersMissing}</Text>;
  const { saved, sheet, period } = work;
  const { number, start, end } = period;
  const periodText = pickers.periodOption(number, dateText(start), dateText(end));
  return (
    <ExplanationSheet
      subject={`${fullName(sheet.employee)} · ${periodText}`}
      label={question.label}
      explanation={explanation}
      stored={storedFacts({
        stored: calculation.isStored ? saved : undefined,
        events: why.events,
        users: sheet.users,
      })}
    />
  );
}
