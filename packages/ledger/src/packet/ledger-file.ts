import type { Database } from '../database/client.ts';
import { exportEvents } from '../event-store/export-log.ts';
import { eventText } from '../event-store/verify.ts';
import { type PacketFile, type PacketRange, textFile } from './packet-file.ts';

/** The log, an event on each line: its two hashes, and the very text that they are of. */
export function ledgerFile(db: Database, range: PacketRange): PacketFile {
  return textFile('ledger.jsonl', ledgerLines(db, range));
}

async function* ledgerLines(db: Database, range: PacketRange): AsyncGenerator<string> {
  for await (const event of exportEvents(db, range)) {
    yield `["${event.streamHash}", "${event.hash}", ${eventText(range.companyId, event)}]\n`;
  }
}
