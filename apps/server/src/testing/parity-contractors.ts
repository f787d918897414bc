import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { contractorAnswer, contractorWire } from '../rest/contractor.wire.ts';
import { key, keyed } from './parity-office.ts';
import { created, found, type Operation, removed, switched, updated } from './parity-operation.ts';

/** The first and the second contractor of a database. */
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

/** The records of contractors. */
export const CONTRACTOR_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'createContractor',
    typed: async (client, { companyId }) => {
      const contractor = await client.contractors.create.mutate({
        companyId,
        contractor: carlos,
        commandId: key(100),
      });
      return created(contractorAnswer(contractor));
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
      return created(contractorAnswer(contractor));
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
      return updated(contractorAnswer(await client.contractors.update.mutate(change)));
    },
    rest: () => ({
      method: 'PUT',
      path: `outemployers/${SECOND}`,
      body: contractorWire.encode({ ...firm, hourlyRate: 80_00 }),
      headers: keyed(102),
    }),
  },
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
