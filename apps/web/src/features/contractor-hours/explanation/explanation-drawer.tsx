import { fullName } from '@garita/domain/employee/full-name';
import { ExplanationSheet, type Fact } from '../../../components/explanation/explanation-sheet.tsx';
import { SideDrawer } from '../../../components/side-drawer.tsx';
import { dateText, momentText } from '../../../lib/date-text.ts';
import { recorderName } from '../../../lib/recorder-name.ts';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { useHours } from '../hours-context.ts';
import type { Calculation } from '../state/calculation.ts';
import type { Work } from '../state/sheet.ts';
import { explainPayment, type PaymentLine } from './explain-payment.ts';

const { why } = payrollText;

type ExplanationDrawerProps = {
  /** The amount that somebody asked about; undefined keeps the drawer closed. */
  line: PaymentLine | undefined;
  onClose: () => void;
};

/** Answers '¿Por qué?' beside the form. */
export function ExplanationDrawer({ line, onClose }: ExplanationDrawerProps) {
  const { work, time, calculation } = useHours();
  const label = line && contractorHoursText[line];
  return (
    <SideDrawer open={line !== undefined} title={`${why.title} ${label ?? ''}`} onClose={onClose}>
      {line && (
        <ExplanationSheet
          subject={`${fullName(work.sheet.contractor)} · ${dateText(time.payDate)}`}
          label={contractorHoursText[line]}
          explanation={explainPayment(line, calculation.payment)}
          stored={storedFacts(calculation, work)}
        />
      )}
    </SideDrawer>
  );
}

function storedFacts({ isStored }: Calculation, { saved, sheet }: Work): Fact[] {
  if (!saved || !isStored) return [[why.state, why.notStored]];
  return [
    [why.recordedEvent, why.event(contractorHoursText.why.events[saved.eventType], saved.version)],
    [why.recordedBy, recorderName(sheet.users, saved.recordedBy)],
    [why.recordedAt, momentText(saved.recordedAt)],
  ];
}
