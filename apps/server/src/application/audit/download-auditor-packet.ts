import { includesEveryYear } from '@garita/domain/account/access.schema';
import { isAllowed } from '@garita/domain/account/permissions';
import type { PacketRequest } from '@garita/domain/report/auditor-packet';
import { auditorPacket } from '@garita/ledger/packet/auditor-packet';
import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { fileNameOf } from '@garita/reports/file-name';
import { writeZip, ZIP_TYPE } from '@garita/reports/package/write-zip';
import { FILE_NAMES } from '@garita/reports/text/labels.es';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { PACKET_READ_ME } from '../../text/auditor-packet.es.ts';
import type { Download } from '../dependencies.ts';
import { longFile } from '../long-work.ts';
import { useCase } from '../use-case.ts';

/**
 * Downloads everything that proves what was recorded of a company, to be checked without Garita. The download
 * and its options are recorded. Whoever requests personal data consents for the account, which an auditor
 * cannot.
 *
 * Errors: `not-found`, `forbidden`, `year-outside-access` for a user who does not see every year.
 */
export const downloadAuditorPacket = useCase(
  'pay:read',
  async (context, { companyId, personalData }: PacketRequest): Promise<Download> => {
    const { dependencies, actor } = context;
    const { database, now } = dependencies;
    const company = orNotFound(await companyRegistry.find(database, actor, companyId));
    // The chain covers every year: a packet without some of them would prove nothing.
    if (!includesEveryYear(actor.access)) throw new AppError('year-outside-access', actor);
    if (personalData && !isAllowed(actor.role, 'personal-data:release')) throw new AppError('forbidden');
    const stamp = { accountId: actor.accountId, actorId: actor.userId, at: now() };
    const field = personalData ? 'auditorPacketWithPersonalData' : 'auditorPacket';
    await database.transaction((tx) =>
      recordDisclosure(tx, stamp, { tableName: 'companies', recordId: companyId, field }),
    );
    return packetFile(context, { companyId, name: company.name, personalData });
  },
);

/** Makes the archive of a company's log. */
export const packetFile = longFile(
  'packet-file',
  async (
    { dependencies: { database, keyring, signingKey, now, today } },
    { companyId, name, personalData }: PacketRequest & { name: string },
  ): Promise<Download> => {
    const packet = auditorPacket(database, {
      companyId,
      madeAt: now(),
      readMe: PACKET_READ_ME,
      signingKey,
      ...(personalData ? { personalKeyring: keyring } : {}),
    });
    return {
      fileName: fileNameOf([FILE_NAMES.auditorPacket, name], 'zip'),
      contentType: ZIP_TYPE,
      bytes: writeZip(packet, today()),
    };
  },
);
