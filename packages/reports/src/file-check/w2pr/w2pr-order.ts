import type { RecordOrder } from '../record-order.ts';
import type { W2prAgency } from './w2pr-records.ts';

/** Hacienda wants all nine kinds (Pub. 15-04). The SSA reads neither RS nor RV, and wants no RV where there is no RS (Pub. 42-007). */
export const W2PR_ORDER: Readonly<Record<W2prAgency, RecordOrder>> = {
  suri: {
    start: ['RA'],
    RA: ['RE'],
    RE: ['RW'],
    RW: ['RO'],
    RO: ['RS'],
    RS: ['RW', 'RT'],
    RT: ['RU'],
    RU: ['RV'],
    RV: ['RF'],
    RF: ['end'],
  },
  ssa: {
    start: ['RA'],
    RA: ['RE'],
    RE: ['RW'],
    RW: ['RO'],
    RO: ['RS', 'RW', 'RT'],
    RS: ['RW', 'RT'],
    RT: ['RU'],
    RU: ['RV', 'RF'],
    RV: ['RF'],
    RF: ['end'],
  },
};
