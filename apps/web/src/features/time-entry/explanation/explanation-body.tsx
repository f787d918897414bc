import { Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { ExplanationSheet, type Fact } from '../../../components/explanation/explanation-sheet.tsx';
import { dateText, momentText } from '../../../lib/date-text.ts';
import { recorderName } from '../../../lib/recorder-name.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry } from '../entry-context.ts';
import { useLiveAmounts } from '../live-amounts.tsx';
import type { Calculation, Work } from '../state/calculation.ts';
import { explainLine } from './explain-line.ts';
import type { Question } from './explanation-drawer.tsx';

const { why, pickers } = payrollText;

/** Why an amount of the entry is what it is now. */
export function ExplanationBody({ question }: { question: Question }) {
  const { work } = useEntry();
  const { calculation } = useLiveAmounts();
  const explanation = calculation && explainLine(question.line, calculation);
  if (!explanation) return <Text>{payrollText.warnings.parametersMissing}</Text>;
  const { number, start, end } = work.period;
  const period = pickers.periodOption(number, dateText(start), dateText(end));
  return (
    <ExplanationSheet
      subject={`${fullName(work.sheet.employee)} · ${period}`}
      label={question.label}
      explanation={explanation}
      stored={storedFacts(calculation, work)}
    />
  );
}

function storedFacts({ isStored }: Calculation, { saved, sheet }: Work): Fact[] {
  if (!saved || !isStored) return [[why.state, why.notStored]];
  return [
    [why.recordedEvent, why.event(why.events[saved.eventType], saved.version)],
    [why.recordedBy, recorderName(sheet.users, saved.recordedBy)],
    [why.recordedAt, momentText(saved.recordedAt)],
  ];
}
