import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { agencyFileRows } from './agency-file-rows.ts';
import { auditRows } from './audit-rows.ts';
import { calculationRows } from './calculation-rows.ts';
import { deskRows } from './desk-rows.ts';
import { documentRows } from './document-rows.ts';
import { emmettRows } from './emmett-comparison/emmett-rows.ts';
import { firstLoadRows } from './first-load-rows.ts';
import { formRows } from './form-rows.ts';
import { httpRows } from './http/http-rows.ts';
import { ledgerRows } from './ledger/ledger-rows.ts';
import { listRows } from './list-rows.ts';
import { longWorkRows } from './long-work-rows.ts';
import { HEADING, type Row, rowText } from './row.ts';
import { screenRows } from './screen-rows.ts';
import { stubRows } from './stub-rows.ts';
import { withholdingRows } from './withholding-rows.ts';

// npm run bench [-- PART ...] [--emmett] [--events COUNT]: runs everything, or the named parts. See the
// README.

const PARTS: Record<string, () => AsyncGenerator<Row>> = {
  ledger: ledgerRows,
  calculation: calculationRows,
  withholding: withholdingRows,
  stubs: stubRows,
  forms: formRows,
  'agency-files': agencyFileRows,
  documents: documentRows,
  desk: deskRows,
  lists: listRows,
  screens: screenRows,
  'long-work': longWorkRows,
  audit: () => auditRows(Number(values.events)),
  http: httpRows,
  web: firstLoadRows,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    emmett: { type: 'boolean', default: false },
    /** The number of events in the log of the part 'audit'. */
    events: { type: 'string', default: '52000' },
  },
});
const names = positionals.length > 0 || values.emmett ? positionals : Object.keys(PARTS);

const memory = Math.round(totalmem() / 2 ** 30);
console.log(`${cpus().length} cores (${cpus()[0]?.model}), ${memory} GB, Node ${process.version}\n`);
console.log(HEADING);
for (const name of names) {
  const rows = PARTS[name];
  if (!rows) throw new RangeError(`No part '${name}': ${Object.keys(PARTS).join(', ')}`);
  await print(rows());
}
if (values.emmett) await print(emmettRows());

async function print(rows: AsyncGenerator<Row>): Promise<void> {
  for await (const row of rows) console.log(rowText(row));
}
