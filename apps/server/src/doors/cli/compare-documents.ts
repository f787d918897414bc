import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import type { RecordedCompany } from '@garita/ledger/queries/recorded-companies';
import { listUnevenFigures, type UnevenFigure } from '../../application/audit/book-checks.ts';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Actor } from '../../auth/actor.ts';
import { explainFailure } from '../../boot/explain-failure.ts';

/**
 * What documents say otherwise than the ledger, and in one line why they could not be made, where they could
 * not.
 */
export type ComparedDocuments = { uneven: UnevenFigure[]; unmade: string | null };

/**
 * Compares what stubs, returns and files of a company say with its ledger, as Verificar does. `onYear` hears
 * of each year before it is compared. Of a company that the records do not have there is no document.
 */
export async function compareDocuments(
  dependencies: Dependencies,
  { companyId, accountId }: RecordedCompany,
  onYear: (year: number) => void,
): Promise<ComparedDocuments> {
  if (accountId === null) return { uneven: [], unmade: null };
  try {
    const context = { dependencies, actor: nobodyOf(accountId) };
    return { uneven: await listUnevenFigures(context, companyId, onYear), unmade: null };
  } catch (error) {
    // Books that were tampered with may let no document be made; what else is wrong with them and with others
    // is still told.
    dependencies.logger.error(error, 'The documents of a company could not be made');
    return { uneven: [], unmade: firstLineOf(explainFailure(error)) };
  }
}

/** Whoever has the command line is no user: all years are seen, in the role that changes nothing. */
function nobodyOf(accountId: number): Actor {
  return { userId: 0, accountId, role: 'auditor', access: WHOLE_ACCOUNT, name: '', email: '', sessionId: 0 };
}

// The rest is where it happened, which the log has.
function firstLineOf(lines: readonly string[]): string {
  return lines.join('\n').split('\n', 1).join('');
}
