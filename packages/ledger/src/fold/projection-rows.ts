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

export type YearToDateRow = typeof ytd.$inferSelect;
export type RegisterRow = typeof register.$inferSelect;
export type OpeningRow = typeof openings.$inferSelect;
export type EntryRow = typeof entries.$inferSelect;
export type ContractorPaymentRow = typeof contractorPayments.$inferSelect;
export type PaidMarkRow = typeof paidMarks.$inferSelect;
export type ChequeRow = typeof cheques.$inferSelect;
export type LeaveAdjustmentRow = typeof leaveAdjustments.$inferSelect;

/** The rows of every projection of one company. */
export type ProjectionRows = { [Key in ProjectionKey]: Projections[Key]['$inferSelect'][] };
