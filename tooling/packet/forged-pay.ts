import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED_PACKET_V2 } from './tampered-packet.ts';

// A pay that is added to the second stored packet, for tests of its facts.

type Amounts = Record<string, number>;
type Line = { yearToDate?: number };
/** The pay of another record of the person, as an event has it. */
export type Other = {
  companyId: unknown;
  employeeId: unknown;
  asOfSeq: number;
  yearToDate: Amounts;
  saturdays?: unknown;
  certificate?: unknown;
};
/** The payload of a pay. */
export type Pay = {
  result: { contributions: Record<string, Line> };
  basis: { soFar: object };
  memo?: unknown;
};

/** Returns the sums of a stream in the stored packet: what its record was paid in 2026. */
function yearOf(stream: string): Amounts {
  const lines = readFileSync(join(STORED_PACKET_V2, 'ledger.jsonl'), 'utf8').trimEnd().split('\n');
  const sums: Amounts = {};
  for (const line of lines) {
    const event = JSON.parse(line)[2];
    if (event[3] !== stream) continue;
    for (const [name, cents] of Object.entries<number>(event[16].delta ?? {}))
      sums[name] = (sums[name] ?? 0) + cents;
  }
  return sums;
}

/** The sums of the record of the added pay in 2026. */
export const OWN = yearOf('emp:2:2026');
/** The pay of another record of the same company. */
export const FIRST: Other = {
  companyId: 1_000_000,
  employeeId: 1,
  asOfSeq: 19,
  yearToDate: yearOf('emp:1:2026'),
};

/** Makes a pay count these records besides its own, as it would be calculated. */
export const counting =
  (...elsewhere: Other[]) =>
  (data: object) => {
    const { memo: _, ...pay } = data as Pay;
    const names = ['gross', ...Object.keys(pay.result.contributions)];
    const all = [OWN, ...elsewhere.map(({ yearToDate }) => yearToDate)];
    const known: Amounts = Object.fromEntries(
      names.map((name) => [name, all.reduce((sum, year) => sum + (year[name] ?? 0), 0)]),
    );
    const both = (known['socialSecurity'] ?? 0) + (known['socialSecurityOnTips'] ?? 0);
    const contributions = Object.fromEntries(
      Object.entries(pay.result.contributions).map(([name, line]) => {
        const yearToDate = name === 'socialSecurity' ? both : known[name];
        return [name, line.yearToDate === undefined ? line : { ...line, yearToDate }];
      }),
    );
    const soFar = { ...pay.basis.soFar, yearToDate: known, elsewhere };
    return { ...pay, result: { ...pay.result, contributions }, basis: { asOfSeq: 19, soFar } };
  };
