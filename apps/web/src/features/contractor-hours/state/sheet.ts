import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** What the screen opens with: the contractor, the year's payments, and what they add up to. */
export type ContractorSheet = inferRouterOutputs<AppRouter>['contractorTime']['sheet'];
/** A payment as the ledger has it. */
export type SavedPayment = ContractorSheet['payments'][number];
/** What is worked on: a payment to a contractor, new or changing a saved one. */
export type PaymentWork = { sheet: ContractorSheet; saved: SavedPayment | undefined };

/** Whether a new payment may be loaded: nobody is paid who is switched off, or by a company that is. */
export function isOpen({ company, contractor }: ContractorSheet): boolean {
  return company.isActive && contractor.isActive;
}
