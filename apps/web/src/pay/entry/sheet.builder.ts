import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { leavePolicyInPeriod } from '@garita/domain/employee/leave-terms';
import { insuredSaturdays } from '@garita/domain/pay/chauffeur-saturdays';
import { LINE_CONCEPTS } from '@garita/domain/pay/concepts';
import { yearToDateOfEntry } from '@garita/domain/pay/contributions';
import { correctionOf } from '@garita/domain/pay/correction';
import { NOTHING_WITHHELD, SEED_PARAMETERS, somePayInputs } from '@garita/domain/pay/pay.builder';
import { payFacts } from '@garita/domain/pay/pay-facts';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { addDays, yearOf } from '@garita/domain/time/calendar-date';
import { payPeriods } from '@garita/domain/time/pay-period';
import type { LoadedEntry, PayrollSheet, SavedEntry, SheetPeriod } from './sheet.ts';

// Builders for the tests of this screen: a weekly employee at 10.50 an hour in 2026, of which a test states
// what matters.

const COMPANY_ID = 1;
const EMPLOYEE_ID = 5;

type SheetOverrides = {
  employee?: Partial<Employee>;
  /** The days from the end of each period to its payday. */
  payLagDays?: number;
} & Partial<Omit<PayrollSheet, 'employee'>>;

export function aSheet({ employee: overrides, payLagDays = 0, ...rest }: SheetOverrides = {}): PayrollSheet {
  const employee = {
    ...anEmployee({ rates: { regular: 10_50, overtime: 15_75, mealPeriod: 21_00 }, ...overrides }),
    id: EMPLOYEE_ID,
    companyId: COMPANY_ID,
    isActive: true,
    version: 1,
    leaveBalances: { vacation: 0, sick: 0 },
  };
  return {
    year: 2026,
    nextCheque: 1001,
    certificates: [],
    position: 40,
    broughtForwardUntil: {},
    yearsWithoutParameters: [],
    company: { ...aCompany(), id: COMPANY_ID, isActive: true, version: 1, accountantId: 1 },
    employee,
    accountants: [{ id: 1, name: 'Carmen Maldonado', isActive: true }],
    users: [{ id: 1, name: 'Carlos Maldonado' }],
    companyTaxes: [],
    companyLines: [],
    parameters: structuredClone(SEED_PARAMETERS),
    yearToDate: { 2026: NOTHING_WITHHELD.yearToDate },
    elsewhere: {},
    incomeTaxYears: {},
    settledPay: {},
    periods: payPeriods(2026, employee.payFrequency).map((period) => ({
      ...period,
      entries: [],
      yearsLeftOut: [],
      status: 'open',
      closing: null,
      leaveAtEnd: { vacation: 0, sick: 0 },
      leavePolicy: leavePolicyInPeriod(employee, aCompany(), period),
      defaultPayDate: addDays(period.end, payLagDays),
      isWithoutWork: false,
    })),
    leaveOpening: {
      vacation: openingOf(employee.leave.vacation),
      sick: openingOf(employee.leave.sick),
    },
    usedConcepts: [...LINE_CONCEPTS],
    ...rest,
  };
}

function openingOf({ openingMinutes, openingDate }: Employee['leave']['vacation']) {
  return { minutes: openingMinutes, asOf: openingDate };
}

/** A period of a sheet by its number. */
export function periodOf(sheet: PayrollSheet, number: number): SheetPeriod {
  const period = sheet.periods.find((one) => one.number === number);
  if (!period) throw new RangeError(`No period ${number}`);
  return period;
}

/** An entry of a period as the server would have computed and stored it, with nothing withheld before. */
export function aSavedEntry(
  sheet: PayrollSheet,
  period: SheetPeriod,
  { entryId = 11, ...typed }: { entryId?: number } & Parameters<typeof somePayInputs>[0] = {},
): SavedEntry {
  const inputs: PayInputs = somePayInputs({
    periodId: period.id,
    payDate: period.end,
    ...typed,
    earnings: { salary: 0, ...typed.earnings },
  });
  const { employee: profile, parameters, companyLines } = sheet;
  const facts = payFacts({ profile, period, payDate: inputs.payDate, parameters, companyLines });
  if (!facts) throw new RangeError('No rates in force');
  const { id, year, frequency, number, start, end } = period;
  return {
    entryId,
    companyId: COMPANY_ID,
    employeeId: EMPLOYEE_ID,
    version: 40 + entryId,
    eventType: 'TimeLoaded',
    recordedBy: 1,
    recordedAt: '2026-03-12T14:00:00.000Z',
    paid: null,
    createdAt: '2026-03-12T14:00:00.000Z',
    taxYear: yearOf(inputs.payDate),
    payDate: inputs.payDate,
    period: { id, year, frequency, number, start, end },
    isStale: false,
    corrections: 0,
    memo: '',
    isMemoErased: false,
    inputs,
    facts,
    basis: { asOfSeq: 1, soFar: NOTHING_WITHHELD },
    statement: calculatePayStatement(facts, inputs, NOTHING_WITHHELD),
    corrects: null,
    leaveAtEnd: { vacation: 0, sick: 0 },
  };
}

/** Returns the saved entry as the sheet tells it. */
export function asLoaded({ facts, inputs, statement, corrects, ...saved }: SavedEntry): LoadedEntry {
  const { entryId, version, payDate, period } = saved;
  return {
    entryId,
    version,
    payDate,
    period,
    minutes: inputs.minutes,
    leavePolicy: facts.leavePolicy,
    net: statement.net,
    added: yearToDateOfEntry(statement),
    saturdays: [...(corrects ? [] : (insuredSaturdays(period, statement.contributions) ?? []))],
    corrects: corrects && { entryId: corrects.entryId, period: corrects.period },
  };
}

/**
 * Returns the correction, booked in period 22, that makes a saved entry of period 21 one of so many regular
 * hours.
 */
export function aCorrectionOf(saved: SavedEntry, hours: number): SavedEntry {
  const booked = periodOf(aSheet(), 22);
  const inputs = { ...saved.inputs, minutes: { ...saved.inputs.minutes, regular: hours * 60 } };
  const after = { inputs, result: calculatePayStatement(saved.facts, inputs, saved.basis.soFar) };
  const before = { inputs: saved.inputs, result: saved.statement };
  const apart = correctionOf(before, after, { periodId: booked.id, payDate: booked.end, accountantId: 1 });
  return {
    ...aSavedEntry(aSheet(), booked, { entryId: 12 }),
    inputs: apart.inputs,
    statement: apart.result,
    corrects: { entryId: saved.entryId, period: saved.period, ...after },
  };
}

/** A sheet in which these entries are saved. */
export function withEntries(sheet: PayrollSheet, entries: readonly SavedEntry[]): PayrollSheet {
  const periods = sheet.periods.map((period) => ({
    ...period,
    entries: entries.filter((entry) => entry.period.id === period.id).map(asLoaded),
  }));
  return { ...sheet, periods };
}
