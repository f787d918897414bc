import { fullName } from '@garita/domain/employee/full-name';
import { dateText } from '../../lib/date-text.ts';
import { EntryReach } from '../../pay/entry-reach.tsx';
import { explainPayment, type PaymentLine } from '../../pay/explanation/explain-payment.ts';
import { ExplanationSheet } from '../../pay/explanation/explanation-sheet.tsx';
import { storedFacts } from '../../pay/explanation/facts.tsx';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { contractorHoursText } from '../../text/records/contractor-hours.es.ts';
import { SideDrawer } from '../../ui/overlay/overlays.tsx';
import { useHours } from './payment.ts';

const { why } = payrollText;

type ExplanationDrawerProps = {
  /** The amount that somebody asked about; undefined keeps the drawer closed. */
  line: PaymentLine | undefined;
  onClose: () => void;
};

/** Answers '¿Por qué?' beside the form. */
export function ExplanationDrawer({ line, onClose }: ExplanationDrawerProps) {
  const { work, time, calculation } = useHours();
  const { saved, sheet } = work;
  const label = line && contractorHoursText[line];
  const stored = calculation.isStored ? saved : undefined;
  return (
    <SideDrawer open={line !== undefined} title={`${why.title} ${label ?? ''}`} onClose={onClose}>
      {line && (
        <>
          <ExplanationSheet
            subject={`${fullName(sheet.contractor)} · ${dateText(time.payDate)}`}
            label={contractorHoursText[line]}
            explanation={explainPayment(line, calculation.payment)}
            stored={storedFacts({ stored, events: contractorHoursText.why.events, users: sheet.users })}
          />
          {stored && <EntryReach kind="contractor" entryId={stored.entryId} />}
        </>
      )}
    </SideDrawer>
  );
}
