import { payPeriodById } from '@garita/domain/time/pay-period';
import { must } from '@garita/ledger/testing/saved-records';
import { accountSettingsAnswer } from '../doors/rest/account/account.wire.ts';
import { periodStatusAnswer } from '../doors/rest/pay/closing.wire.ts';
import { monthAnswer } from '../doors/rest/pay/month.wire.ts';
import { changedTimeAnswer } from '../doors/rest/pay/saved-time.wire.ts';
import { key, keyed } from './parity-office.ts';
import { created, found, type Operation, updated } from './parity-operation.ts';
import { aWeekOf, aWeekOnTheWire, NOTHING_ON_THE_WIRE } from './time-entries.ts';

/** The ids of a week without pay and of the next one. */
const PERIOD_ID = 2026150;
const NEXT = must(payPeriodById(2026151));
/**
 * The entry that is loaded in the period. Its event is the next one of the company's log, before the review.
 */
const ENTRY = 3;
const LOADED = 21;
const REVIEWED = LOADED + 1;

/** A past month, and a week of it. */
const MONTH = '2026-02';
const WEEK_OF_MONTH = must(payPeriodById(2026108));

/**
 * The operations of a whole period or month, and the setting that says who may close one. Those of a period
 * send the version of the answer before.
 */
export const PERIOD_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'loadTime',
    typed: async (client, { employeeId, accountantId }) => {
      const entry = { ...aWeekOf(40, accountantId), periodId: PERIOD_ID, payDate: NEXT.start };
      return created(
        changedTimeAnswer(await client.payroll.load.mutate({ employeeId, entry, commandId: key(179) })),
      );
    },
    rest: ({ employeeId, accountantId }) => ({
      method: 'POST',
      path: `time/${employeeId}`,
      body: {
        period_id: PERIOD_ID,
        pay_date: NEXT.start,
        accountant_id: accountantId,
        regular_time: '40:00',
      },
      headers: keyed(179),
    }),
  },
  {
    useCase: 'reviewPeriod',
    typed: async (client, { companyId }) =>
      updated(
        periodStatusAnswer(
          await client.periods.review.mutate({
            companyId,
            periodId: PERIOD_ID,
            version: LOADED,
            commandId: key(180),
          }),
        ),
      ),
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/periods/${PERIOD_ID}/review`,
      headers: { ...keyed(180), 'If-Match': `"${LOADED}"` },
    }),
  },
  {
    useCase: 'closePeriod',
    typed: async (client, { companyId }) => {
      const period = { companyId, periodId: PERIOD_ID, version: REVIEWED, commandId: key(181) };
      return updated(periodStatusAnswer(await client.periods.close.mutate(period)));
    },
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/periods/${PERIOD_ID}/close`,
      headers: { ...keyed(181), 'If-Match': `"${REVIEWED}"` },
    }),
  },
  {
    // 40 hours were 38: less is paid than was.
    useCase: 'correctTime',
    typed: async (client, { accountantId }) => {
      const entry = { ...aWeekOf(38, accountantId), periodId: NEXT.id, payDate: NEXT.end };
      const correction = { entryId: ENTRY, version: LOADED, entry, commandId: key(183) };
      return created(changedTimeAnswer(await client.payroll.correct.mutate(correction)));
    },
    rest: ({ accountantId }) => ({
      method: 'POST',
      path: `time/${ENTRY}/correction`,
      body: {
        ...NOTHING_ON_THE_WIRE,
        ...aWeekOnTheWire(38, accountantId),
        period_id: NEXT.id,
        pay_date: NEXT.end,
      },
      headers: { ...keyed(183), 'If-Match': `"${LOADED}"` },
    }),
  },
  {
    useCase: 'getPeriod',
    typed: async (client, { companyId }) =>
      found(periodStatusAnswer(await client.periods.get.query({ companyId, periodId: PERIOD_ID }))),
    rest: ({ companyId }) => ({ path: `companies/${companyId}/periods/${PERIOD_ID}` }),
  },
  {
    useCase: 'reopenPeriod',
    typed: async (client, { companyId }) => {
      const period = { companyId, periodId: PERIOD_ID, version: REVIEWED + 1, commandId: key(182) };
      const opened = await client.periods.reopen.mutate({ ...period, reason: 'Faltaban horas' });
      return updated(periodStatusAnswer(opened));
    },
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/periods/${PERIOD_ID}/reopen`,
      body: { reason: 'Faltaban horas' },
      headers: { ...keyed(182), 'If-Match': `"${REVIEWED + 1}"` },
    }),
  },
  {
    useCase: 'closeMonth',
    typed: async (client, { companyId }) => {
      const month = { companyId, month: MONTH, confirmedNet: 0, commandId: key(187) };
      return updated(monthAnswer(await client.months.close.mutate(month)));
    },
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/months/${MONTH}/close`,
      body: { confirmed_net: 0 },
      headers: keyed(187),
    }),
  },
  {
    // Pay of the month after its closing.
    useCase: 'loadTime',
    typed: async (client, { employeeId, accountantId }) => {
      const late = { periodId: WEEK_OF_MONTH.id, payDate: WEEK_OF_MONTH.end };
      const entry = { ...aWeekOf(40, accountantId), ...late };
      return created(
        changedTimeAnswer(await client.payroll.load.mutate({ employeeId, entry, commandId: key(188) })),
      );
    },
    rest: ({ employeeId, accountantId }) => ({
      method: 'POST',
      path: `time/${employeeId}`,
      body: {
        ...aWeekOnTheWire(40, accountantId),
        period_id: WEEK_OF_MONTH.id,
        pay_date: WEEK_OF_MONTH.end,
      },
      headers: keyed(188),
    }),
  },
  {
    useCase: 'listMonths',
    typed: async (client, { companyId }) =>
      found((await client.months.list.query({ companyId, year: 2026 })).map((month) => monthAnswer(month))),
    rest: ({ companyId }) => ({ path: `companies/${companyId}/months/2026` }),
  },
  {
    useCase: 'changeAccountSettings',
    typed: async (client) => {
      const change = { settings: { periodsClosedByAnother: true }, commandId: key(184) };
      return updated(accountSettingsAnswer(await client.accountSettings.change.mutate(change)));
    },
    rest: () => ({
      method: 'PUT',
      path: 'account/settings',
      body: { periods_closed_by_another: true },
      headers: keyed(184),
    }),
  },
  {
    useCase: 'changeAccountSettings',
    typed: async (client) => {
      const change = { settings: { periodsClosedByAnother: false }, commandId: key(185) };
      return updated(accountSettingsAnswer(await client.accountSettings.change.mutate(change)));
    },
    rest: () => ({
      method: 'PUT',
      path: 'account/settings',
      body: { periods_closed_by_another: false },
      headers: keyed(185),
    }),
  },
  {
    useCase: 'keepClosingRule',
    typed: async (client) => {
      const change = { commandId: key(186) };
      return updated(accountSettingsAnswer(await client.accountSettings.keepClosingRule.mutate(change)));
    },
    rest: () => ({ method: 'PUT', path: 'account/settings/keep', headers: keyed(186) }),
  },
  {
    useCase: 'getAccountSettings',
    typed: async (client) => found(accountSettingsAnswer(await client.accountSettings.get.query())),
    rest: () => ({ path: 'account/settings' }),
  },
];
