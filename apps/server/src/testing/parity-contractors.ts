import { aContractor } from '@garita/domain/contractor/contractor.builder';
import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import {
  contractorAnswer,
  contractorWire,
  savedContractorAnswer,
} from '../doors/rest/contractor/contractor.wire.ts';
import {
  contractorHistoryAnswer,
  contractorSheetAnswer,
  contractorTimeAnswer,
  deletedContractorTimeAnswer,
  savedContractorTimeAnswer,
} from '../doors/rest/contractor/saved-contractor-time.wire.ts';
import { reachedDocumentAnswer } from '../doors/rest/pay/pay-change.wire.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { key, keyed } from './parity-office.ts';
import { created, found, type Operation, removed, switched, updated } from './parity-operation.ts';
import { SOME_HOURS } from './time-entries.ts';

/** The ids of the first and the second contractor of a database. */
const FIRST = 1;
const SECOND = 2;

const carlos = aContractor({ bankAccount: '021502011-778899' });
const firm = aContractor({
  entityType: 'corporation',
  firstName: 'Servicios 24, Inc.',
  lastName: '',
  motherLastName: '',
  taxpayerNumber: '660550071',
  waiverType: 'partial',
  waiverNumber: 'R-778',
  withholdingRate: 60_000,
});

/**
 * The first payment of a database, and its version. The events about an employee's time and leave have the
 * numbers before it.
 */
const PAYMENT = 2;
const LOADED = 10;

const onTheWire = (time: ContractorTime) => ({
  pay_date: time.payDate,
  year: time.year,
  regular_hours: String(Math.trunc(time.minutes / 60)),
  regular_min: time.minutes % 60,
});

/** The operations of a contractor's payments. */
const TIME_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'loadContractorTime',
    typed: async (client) => {
      const load = { contractorId: FIRST, time: SOME_HOURS, confirmedNet: 330_75, commandId: key(110) };
      return created(savedContractorTimeAnswer(await client.contractorTime.load.mutate(load)));
    },
    rest: () => ({
      method: 'POST',
      path: `outtime/${FIRST}`,
      body: { ...onTheWire(SOME_HOURS), confirmed_net: 330.75 },
      headers: keyed(110),
    }),
  },
  {
    useCase: 'amendContractorTime',
    typed: async (client) => {
      const time = { ...SOME_HOURS, minutes: 765, editedRetained: 40_00 };
      const change = { entryId: PAYMENT, version: LOADED, time, commandId: key(111) };
      return updated(savedContractorTimeAnswer(await client.contractorTime.amend.mutate(change)));
    },
    rest: () => ({
      method: 'PUT',
      path: `outtime/${PAYMENT}`,
      body: {
        ...onTheWire({ ...SOME_HOURS, minutes: 765 }),
        flat_fee: 0,
        refund: 0,
        detained: 40,
        detained_edited: true,
      },
      headers: { ...keyed(111), 'If-Match': `"${LOADED}"` },
    }),
  },
  {
    useCase: 'recalculateContractorTime',
    typed: async (client) => {
      const change = { entryId: PAYMENT, version: LOADED + 1, commandId: key(119) };
      return updated(savedContractorTimeAnswer(await client.contractorTime.recalculate.mutate(change)));
    },
    rest: () => ({
      method: 'PUT',
      path: `outtime/${PAYMENT}/recalculate`,
      headers: { ...keyed(119), 'If-Match': `"${LOADED + 1}"` },
    }),
  },
  {
    useCase: 'markContractorTimePaid',
    typed: async (client) => {
      const paid = { paidOn: '2026-03-16' };
      const change = { entryId: PAYMENT, version: LOADED + 2, paid, commandId: key(112) };
      return updated(savedContractorTimeAnswer(await client.contractorTime.markPaid.mutate(change)));
    },
    rest: () => ({
      method: 'PUT',
      path: `outtime/${PAYMENT}/paid`,
      body: { paid: true, paid_date: '2026-03-16' },
      headers: { ...keyed(112), 'If-Match': `"${LOADED + 2}"` },
    }),
  },
  {
    useCase: 'contractorSheet',
    typed: async (client, { companyId }) => {
      const asked = { companyId, contractorId: FIRST, year: 2026 };
      const sheet = await client.contractorTime.sheet.query(asked);
      return found(
        contractorSheetAnswer({ ...sheet, contractors: await client.contractors.list.query({ companyId }) }),
      );
    },
    rest: ({ companyId }) => ({ path: `outemployers/time/${companyId}/${FIRST}/2026` }),
  },
  {
    useCase: 'getContractorTime',
    typed: async (client) =>
      found(contractorTimeAnswer(await client.contractorTime.get.query({ entryId: PAYMENT }))),
    rest: () => ({ path: `outtime/${PAYMENT}` }),
  },
  {
    useCase: 'contractorTimeHistory',
    typed: async (client) =>
      found(contractorHistoryAnswer(await client.contractorTime.history.query({ entryId: PAYMENT }))),
    rest: () => ({ path: `outtime/${PAYMENT}/history` }),
  },
  {
    useCase: 'paymentReach',
    typed: async (client) =>
      found((await client.contractorTime.reach.query({ entryId: PAYMENT })).map(reachedDocumentAnswer)),
    rest: () => ({ path: `outtime/${PAYMENT}/reach` }),
  },
  {
    useCase: 'deleteContractorTime',
    typed: async (client) => {
      const change = { entryId: PAYMENT, version: LOADED + 2, reason: 'repetido', commandId: key(113) };
      const result = deletedContractorTimeAnswer(await client.contractorTime.delete.mutate(change));
      return { ok: true, msg: MESSAGES.deleted, result };
    },
    rest: () => ({
      method: 'DELETE',
      path: `outtime/${PAYMENT}?reason=repetido`,
      headers: { ...keyed(113), 'If-Match': `"${LOADED + 2}"` },
    }),
  },
];

/** The operations of contractors' records and payments. */
export const CONTRACTOR_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'createContractor',
    typed: async (client, { companyId }) => {
      const contractor = await client.contractors.create.mutate({
        companyId,
        contractor: carlos,
        commandId: key(100),
      });
      return created(savedContractorAnswer({ saved: contractor, warnings: [] }));
    },
    rest: ({ companyId }) => ({
      method: 'POST',
      path: `outemployers/${companyId}`,
      body: contractorWire.encode(carlos),
      headers: keyed(100),
    }),
  },
  {
    useCase: 'createContractor',
    typed: async (client, { companyId }) => {
      const contractor = await client.contractors.create.mutate({
        companyId,
        contractor: firm,
        commandId: key(101),
      });
      return created(savedContractorAnswer({ saved: contractor, warnings: [] }));
    },
    rest: ({ companyId }) => ({
      method: 'POST',
      path: `outemployers/${companyId}`,
      body: contractorWire.encode(firm),
      headers: keyed(101),
    }),
  },
  {
    useCase: 'listContractors',
    typed: async (client, { companyId }) =>
      found((await client.contractors.list.query({ companyId })).map(contractorAnswer)),
    rest: ({ companyId }) => ({ path: `outemployers/${companyId}` }),
  },
  {
    useCase: 'listContractorPage',
    typed: async (client, { companyId }) => {
      const { rows } = await client.contractors.page.query({ companyId, orderBy: 'name', limit: 5 });
      return found(rows.map(contractorAnswer));
    },
    rest: ({ companyId }) => ({ path: `outemployers/${companyId}?limit=5` }),
  },
  {
    useCase: 'getContractor',
    typed: async (client, { companyId }) =>
      found(contractorAnswer(await client.contractors.get.query({ companyId, contractorId: FIRST }))),
    rest: ({ companyId }) => ({ path: `outemployers/${companyId}/${FIRST}` }),
  },
  {
    useCase: 'updateContractor',
    typed: async (client, { companyId }) => {
      const contractor = { ...firm, hourlyRate: 80_00 };
      const change = { companyId, contractorId: SECOND, contractor, commandId: key(102) };
      const saved = await client.contractors.update.mutate(change);
      return updated(savedContractorAnswer({ saved, warnings: [] }));
    },
    rest: () => ({
      method: 'PUT',
      path: `outemployers/${SECOND}`,
      body: contractorWire.encode({ ...firm, hourlyRate: 80_00 }),
      headers: keyed(102),
    }),
  },
  ...TIME_OPERATIONS,
  {
    useCase: 'setContractorActive',
    typed: async (client) => {
      const change = { contractorId: SECOND, commandId: key(103) };
      return switched(contractorAnswer(await client.contractors.setActive.mutate(change)));
    },
    rest: () => ({ method: 'DELETE', path: `outemployers/${SECOND}`, headers: keyed(103) }),
  },
  {
    useCase: 'removeContractor',
    typed: async (client) =>
      removed(await client.contractors.remove.mutate({ contractorId: SECOND, commandId: key(104) })),
    rest: () => ({ method: 'DELETE', path: `outemployers/delete/${SECOND}`, headers: keyed(104) }),
  },
];
