import { customType } from 'drizzle-orm/pg-core';

/** A sha256, 32 bytes in the database and 64 hex digits here: text compares, prints and travels as JSON. */
export const hash = customType<{ data: string; driverData: Read }>({
  dataType: () => 'bytea',
  toDriver: (hex) => Buffer.from(hex, 'hex'),
  fromDriver: (read) => Buffer.from(bytesOf(read)).toString('hex'),
});

/** Bytes of any length. */
export const bytes = customType<{ data: Uint8Array; driverData: Read }>({
  dataType: () => 'bytea',
  fromDriver: bytesOf,
});

/** Bytes as a driver reads them; in JSON they are the text \x… with hex digits. */
type Read = Uint8Array | string;

function bytesOf(read: Read): Uint8Array {
  return typeof read === 'string' ? Buffer.from(read.slice(2), 'hex') : read;
}
