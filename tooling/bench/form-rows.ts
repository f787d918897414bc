import { buffer } from 'node:stream/consumers';
import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { W2prBoxes } from '@garita/domain/returns/w2pr';
import { companyW2prs } from '@garita/reports/catalogue';
import type { W2prsData } from '@garita/reports/w2pr/w2pr-columns';
import { memoryInUse, timePer } from './measure.ts';
import { type Row, timeRow } from './row.ts';

const EMPLOYEES = 1_000;
/** The pages before the first memory reading: by then the fonts are loaded. */
const WARM_UP_PAGES = 100;

const BOXES: W2prBoxes = {
  donations: 120_00,
  wages: 24_960_00,
  commissions: 0,
  concessions: 0,
  tips: 1_850_25,
  reimbursedExpenses: 85_40,
  incomeTaxWithheld: 1_204_12,
  codaPlans: 600_00,
  exemptWages: 0,
  exemptSeverance: 0,
  socialSecurityWages: 24_960_00,
  socialSecurityWithheld: 1_662_24,
  medicareWages: 26_810_25,
  medicareWithheld: 388_75,
  socialSecurityTips: 1_850_25,
  uncollectedSocialSecurity: 0,
  uncollectedMedicare: 0,
};

/** Measures the W-2PRs of a large company: the time to the first page, and the memory that stays in use. */
export async function* formRows(): AsyncGenerator<Row> {
  const data = w2prs();
  yield await timeRow(`first bytes of ${EMPLOYEES} W-2PRs / the whole file`, {
    bar: 0.05,
    ours: () => timePer(1, () => firstBytes(data)),
    floor: () => timePer(1, () => buffer(companyW2prs.render(data))),
    rounds: 1,
  });
  yield {
    title: `memory that ${EMPLOYEES} W-2PRs take / the size of their file`,
    by: 'time',
    unit: 'KB',
    bar: 1,
    measured: await memory(data),
  };
}

function w2prs(): W2prsData {
  return {
    company: aCompany(),
    date: '2027-01-15',
    year: 2026,
    certificates: Array.from({ length: EMPLOYEES }, (_, index) => ({
      employee: { ...anEmployee({ socialSecurityNumber: String(581_000_000 + index) }), id: index + 1 },
      controlNumber: String(202_600_001 + index),
      boxes: { ...BOXES, wages: BOXES.wages + index },
    })),
  };
}

async function firstBytes(data: W2prsData): Promise<void> {
  for await (const _ of companyW2prs.render(data)) return;
}

/** Compares the memory in use after the last page and after the first ones, without garbage. */
async function memory(data: W2prsData) {
  let pages = 0;
  let size = 0;
  let before = 0;
  let after = 0;
  for await (const { length } of companyW2prs.render(data)) {
    pages += 1;
    size += length;
    if (pages === WARM_UP_PAGES) before = memoryInUse();
    if (pages === EMPLOYEES) after = memoryInUse();
  }
  const [ours, floor] = [Math.max(0, after - before) / 1024, size / 1024];
  return { ours, floor, ratio: ours / floor };
}
