import { packetRequestSchema } from '@garita/domain/report/auditor-packet';
import { as, recordWire } from '../wire/field-names.ts';
import { flagOr } from '../wire/wire-values.ts';

/** Whether a packet has personal data; it has none where the query does not say so. */
export const auditorPacketWire = recordWire(packetRequestSchema.omit({ companyId: true }), {
  personalData: as('personal_data', flagOr(false)),
});
