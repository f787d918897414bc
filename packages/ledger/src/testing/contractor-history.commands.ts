import type { EntityType } from '@garita/domain/reference/enumerations';
import fc from 'fast-check';
import {
  amendHours,
  aPaidContractor,
  deleteHours,
  loadHours,
  markHours,
  type PaidContractor,
} from './contractor-year.builder.ts';
import type { History, HistoryCommand, HistoryRun, SavedPayment } from './history.ts';

const CONTRACTORS: readonly PaidContractor[] = (
  [
    // The ids are those of employees too: nothing may mix the two.
    [1, 'individual', 100_000],
    [2, 'individual', 0],
    [3, 'corporation', 60_000],
    [4, 'trust', 0],
  ] satisfies [number, EntityType, number][]
).map(([contractorId, entityType, withholdingRate]) =>
  aPaidContractor({ contractorId, facts: { entityType, withholdingRate } }),
);

const typedHours = fc.record({
  payDate: fc.constantFrom('2026-02-28', '2026-03-15', '2026-12-31'),
  minutes: fc.constantFrom(1, 25, 630, 2_400),
  flatFee: fc.constantFrom(0, 0, 125_50),
  reimbursedExpenses: fc.constantFrom(0, 0, 80_00),
});
const edited = fc.constantFrom(undefined, undefined, 0, 50_00);
const somePayment = fc.nat(30);

/** The commands about contractors in a random history. */
export const contractorCommand: fc.Arbitrary<HistoryCommand> = fc.oneof(
  fc.tuple(fc.constantFrom(...CONTRACTORS), typedHours, edited).map(loadCommand),
  fc.tuple(somePayment, typedHours, edited).map(amendCommand),
  somePayment.map(moveCommand),
  somePayment.map(deleteCommand),
  somePayment.map(markCommand),
);

type Hours = { payDate: string; minutes: number; flatFee: number; reimbursedExpenses: number };

function loadCommand([profile, hours, retained]: [
  PaidContractor,
  Hours,
  number | undefined,
]): HistoryCommand {
  return {
    toString: () => `load contractor ${profile.contractorId} ${JSON.stringify({ ...hours, retained })}`,
    check: () => true,
    run: async (history, run) => {
      const contractor = { ...profile, companyId: history.companyId };
      const { entryId } = await loadHours(run.db, contractor, withEdit(hours, retained));
      history.payments.push({ entryId, taxYear: 2026, contractor, isPaid: false });
      await run.afterEach();
    },
  };
}

function amendCommand([nth, hours, retained]: [number, Hours, number | undefined]): HistoryCommand {
  return withPayment(
    `amend payment #${nth} ${JSON.stringify({ ...hours, retained })}`,
    nth,
    async (payment, { db }) => {
      await amendHours(db, payment.contractor, payment, withEdit(hours, retained));
      payment.taxYear = 2026;
    },
  );
}

function moveCommand(nth: number): HistoryCommand {
  return withPayment(`move payment #${nth}`, nth, async (payment, { db }) => {
    await amendHours(db, payment.contractor, payment, { payDate: '2027-01-02', minutes: 61 });
    payment.taxYear = 2027;
  });
}

function deleteCommand(nth: number): HistoryCommand {
  return withPayment(`delete payment #${nth}`, nth, async (payment, { db }, { payments }) => {
    await deleteHours(db, payment.contractor, payment);
    payments.splice(payments.indexOf(payment), 1);
  });
}

function markCommand(nth: number): HistoryCommand {
  return withPayment(`mark payment #${nth} or take it back`, nth, async (payment, { db }) => {
    const mark = payment.isPaid ? undefined : ({ paidOn: '2026-03-20', method: 'check' } as const);
    await markHours(db, payment.contractor, payment, mark);
    payment.isPaid = !payment.isPaid;
  });
}

/** Makes a command about one of the live payments. */
function withPayment(
  name: string,
  nth: number,
  change: (payment: SavedPayment, run: HistoryRun, history: History) => Promise<void>,
): HistoryCommand {
  return {
    toString: () => name,
    check: ({ payments }) => payments.length > 0,
    run: async (history, run) => {
      const payment = history.payments[nth % history.payments.length];
      if (!payment) return;
      await change(payment, run, history);
      await run.afterEach();
    },
  };
}

function withEdit(hours: Hours, editedRetained: number | undefined) {
  return editedRetained === undefined ? hours : { ...hours, editedRetained };
}
