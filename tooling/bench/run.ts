import { parseArgs } from 'node:util';
import { calculationRows } from './calculation-rows.ts';
import { firstLoadRows } from './first-load-rows.ts';
import { ledgerRows } from './ledger-rows.ts';
import type { Row } from './row.ts';
import { HEADING, rowText } from './row-text.ts';
import { stubRows } from './stub-rows.ts';

// npm run bench: everything, or the parts that are named. See the README.

const PARTS: Record<string, () => AsyncGenerator<Row>> = {
  ledger: ledgerRows,
  calculation: calculationRows,
  stubs: stubRows,
  web: firstLoadRows,
};

const { positionals } = parseArgs({ allowPositionals: true });
const names = positionals.length > 0 ? positionals : Object.keys(PARTS);

console.log(HEADING);
for (const name of names) {
  const rows = PARTS[name];
  if (!rows) throw new RangeError(`No part '${name}': ${Object.keys(PARTS).join(', ')}`);
  for await (const row of rows()) console.log(rowText(row));
}
