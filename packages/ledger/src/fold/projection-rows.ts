import {
  cheques,
  contractorPayments,
  entries,
  leaveAdjustments,
  openings,
  paidMarks,
  register,
  ytd,
} from '../schema/index.ts';

/** The projections, in the order in which differences are reported. */
export const PROJECTIONS = {
  ytd,
  register,
  openings,
  entries,
  contractorPayments,
  paidMarks,
  cheques,
  leaveAdjustments,
};

type Projections = typeof PROJECTIONS;
export type ProjectionKey = keyof Projections;

/** The name of a projection's table. */
export type ProjectionName = Projections[ProjectionKey]['_']['name'];

/** The rows of every projection of one company. */
export type ProjectionRows = { [Key in ProjectionKey]: Projections[Key]['$inferSelect'][] };

export type OpeningBalanceRow = ProjectionRows['openings'][number];
export type PaidMarkRow = ProjectionRows['paidMarks'][number];
export type ChequeRow = ProjectionRows['cheques'][number];
export type LeaveAdjustmentRow = ProjectionRows['leaveAdjustments'][number];
