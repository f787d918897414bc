import {
  loadedRunAnswer,
  payRunAnswer,
  runPreviewAnswer,
} from '../doors/rest/pay-run/pay-run-answers.wire.ts';
import { draftAnswer, savedDraftAnswer } from '../doors/rest/pay-run/run-draft.wire.ts';
import { key, keyed } from './parity-office.ts';
import { created, found, type Operation, updated } from './parity-operation.ts';
import { aDraftRow, aRunOf } from './time-entries.ts';

/** An hour for one employee in a week that has no pay yet, at both doors. */
const PERIOD = { periodId: 2026152, payDate: '2026-12-31' };

function onTheWire(employeeId: number, accountantId: number) {
  return {
    pay_date: PERIOD.payDate,
    rows: [{ employee_id: employeeId, accountant_id: accountantId, regular_time: '01:00' }],
  };
}

/** The operations of a company's pay run. */
export const RUN_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'getPayRun',
    typed: async (client, { companyId }) =>
      found(payRunAnswer(await client.payRuns.get.query({ companyId, periodId: PERIOD.periodId }))),
    rest: ({ companyId }) => ({ path: `runs/${companyId}/${PERIOD.periodId}` }),
  },
  {
    useCase: 'saveRunDraft',
    typed: async (client, { companyId, employeeId }) => {
      const draft = { companyId, periodId: PERIOD.periodId, version: 0, rows: [aDraftRow(employeeId)] };
      return updated(
        savedDraftAnswer(await client.payRuns.saveDraft.mutate({ ...draft, commandId: key(231) })),
      );
    },
    rest: ({ companyId, employeeId }) => ({
      method: 'PUT',
      path: `runs/${companyId}/${PERIOD.periodId}/draft`,
      body: { version: 0, draft: [{ employee_id: employeeId, regular_time: '7:3', bonus: '12' }] },
      headers: keyed(231),
    }),
  },
  {
    useCase: 'getRunDraft',
    typed: async (client, { companyId }) =>
      found(draftAnswer(await client.payRuns.draft.query({ companyId, periodId: PERIOD.periodId }))),
    rest: ({ companyId }) => ({ path: `runs/${companyId}/${PERIOD.periodId}/draft` }),
  },
  {
    useCase: 'previewPayRun',
    typed: async (client, { companyId, employeeId, accountantId }) => {
      const run = { ...aRunOf(companyId, [{ employeeId, accountantId }]), ...PERIOD };
      return found(runPreviewAnswer(await client.payRuns.preview.mutate(run)));
    },
    rest: ({ companyId, employeeId, accountantId }) => ({
      method: 'POST',
      path: `runs/${companyId}/${PERIOD.periodId}/preview`,
      body: onTheWire(employeeId, accountantId),
    }),
  },
  {
    useCase: 'loadPayRun',
    typed: async (client, { companyId, employeeId, accountantId }) => {
      const run = { ...aRunOf(companyId, [{ employeeId, accountantId }]), ...PERIOD, commandId: key(230) };
      return created(loadedRunAnswer(await client.payRuns.load.mutate(run)));
    },
    rest: ({ companyId, employeeId, accountantId }) => ({
      method: 'POST',
      path: `runs/${companyId}/${PERIOD.periodId}`,
      body: onTheWire(employeeId, accountantId),
      headers: keyed(230),
    }),
  },
];
