import { customType } from 'drizzle-orm/pg-core';

/** A sha256, 32 bytes in the database and 64 hex digits here: text compares, prints and travels as JSON. */
export const hash = customType<{ data: string; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (hex) => Buffer.from(hex, 'hex'),
  fromDriver: (bytes) => Buffer.from(bytes).toString('hex'),
});

/** Bytes of any length. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
