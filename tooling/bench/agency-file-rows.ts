import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { NO_BOXES } from '@garita/domain/returns/w2pr';
import { type W2prTextData, w2prSuriText } from '@garita/reports/agency-files/w2pr-text/w2pr-text';
import { writeLines } from '@garita/reports/fixed-width/write-record';
import { memoryInUse, timePer } from './measure.ts';
import { type Row, timeRow } from './row.ts';

const EMPLOYEES = 10_000;
/** The records of all employees, and those of the file itself. */
const RECORDS = 3 * EMPLOYEES + 6;

/**
 * Measures the W-2PRs of a very large employer as the file for SURI, compared with writing the same number of
 * existing bytes.
 */
export async function* agencyFileRows(): AsyncGenerator<Row> {
  const data = w2prText();
  yield await timeRow(`EFW2PR of ${EMPLOYEES} employees / the same bytes, barely written`, {
    bar: 60,
    ours: () => timePer(1, () => drain(w2prSuriText.render(data))),
    floor: () => timePer(1, () => drain(writeLines(bareLines(), '\r\n'))),
    rounds: 3,
  });
  yield {
    title: `memory that an EFW2PR of ${EMPLOYEES} employees takes / the size of the file`,
    by: 'time',
    unit: 'KB',
    bar: 0.25,
    measured: await memory(data),
  };
}

function w2prText(): W2prTextData {
  return {
    company: { ...aCompany(), id: 1 },
    preparer: { ...anAccountantRecord(), id: 1 },
    date: '2027-01-15',
    year: 2026,
    submission: 'original',
    submissionCode: '',
    certificates: Array.from({ length: EMPLOYEES }, (_, index) => ({
      employee: { ...anEmployee({ socialSecurityNumber: String(581_000_000 + index) }), id: index + 1 },
      controlNumber: String(202_600_001 + index),
      boxes: { ...NO_BOXES, wages: 24_960_00 + index, medicareWages: 24_960_00 + index },
    })),
  };
}

function* bareLines(): Generator<string> {
  const line = 'A'.repeat(512);
  for (let record = 0; record < RECORDS; record += 1) yield line;
}

async function drain(pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const piece of pieces) bytes += piece.length;
  return bytes;
}

/** The pieces between two memory readings. Each reading collects the garbage. */
const PIECES_BETWEEN_LOOKS = 25;

// Returns the largest memory in use while the file is made, without that of its data.
async function memory(data: W2prTextData) {
  let size = 0;
  let pieces = 0;
  let most = 0;
  const before = memoryInUse();
  for await (const { length } of w2prSuriText.render(data)) {
    size += length;
    pieces += 1;
    if (pieces % PIECES_BETWEEN_LOOKS === 0) most = Math.max(most, memoryInUse());
  }
  const [ours, floor] = [Math.max(0, most - before) / 1024, size / 1024];
  return { ours, floor, ratio: ours / floor };
}
