import { randomUUID } from 'node:crypto';
import type { FilableRequest } from '@garita/domain/filing/filed/filed-document';
import { eq } from 'drizzle-orm';
import { fileDocument } from '../company/file-document.ts';
import type { Database } from '../database/client.ts';
import type { AppendResult } from '../event-store/append-outcome.ts';
import type { FiledFile } from '../registry/encrypted/filed-copy.ts';
import { heads } from '../schema/index.ts';
import { TEST_KEYRING } from './test-keyring.ts';

/** A small file with two lines. */
export const A_FILED_FILE: FiledFile = {
  fileName: '941_T1_2026_ACME.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.3 the return of a quarter'),
  lines: [
    { name: '1 Empleados', value: '1' },
    { name: '2 Salarios', value: '420.00' },
  ],
};

type Filed = { request?: FilableRequest; filedOn?: string; confirmation?: string; file?: FiledFile };

/**
 * Marks a document of a company as filed at the end of its log: by default the 941 of the first quarter of
 * 2026.
 */
export async function fileSomething(
  db: Database,
  companyId: number,
  filed: Filed = {},
): Promise<AppendResult> {
  const request = filed.request ?? { report: 'form-941', companyId, year: 2026, quarter: 1 };
  const { filedOn = '2026-04-30', confirmation = 'A-1001', file = A_FILED_FILE } = filed;
  const [head] = await db.select().from(heads).where(eq(heads.companyId, companyId));
  const figures = [{ name: 'gross' as const, value: 420_00 }];
  const outcome = await fileDocument(db, TEST_KEYRING, {
    companyId,
    actorId: 7,
    commandId: randomUUID(),
    request: { request, filedOn, confirmation },
    filing: { request, filedOn, confirmation, figures },
    companies: [{ companyId, asOfSeq: head?.lastSeq ?? 0 }],
    file,
  });
  if (!outcome.ok) throw new Error(`Refused: ${outcome.code}`);
  return outcome;
}
