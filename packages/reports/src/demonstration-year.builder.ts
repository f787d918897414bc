import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { type DatedPayroll, journalByDay, type PostedPayroll } from '@garita/domain/accounting/journal-entry';
import { bonusMinutes, bonusYear, christmasBonus } from '@garita/domain/bonus/christmas-bonus';
import { DEFAULT_BONUS_RULE } from '@garita/domain/company/bonus-rule.schema';
import { aCompany } from '@garita/domain/company/company.builder';
import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { NO_OTHER_NAMES } from '@garita/domain/contractor/contractor.schema';
import { type LeaveEntry, leaveMovements } from '@garita/domain/employee/leave-balance';
import {
  figuresOfCertificates,
  figuresOfChauffeurReturns,
  figuresOfEmployerCosts,
  figuresOfFicaReturns,
  figuresOfForm499,
  figuresOfForm940,
  figuresOfForms480,
  figuresOfInsuranceReturns,
  figuresOfInsuredPayroll,
  figuresOfOpeningBalances,
  figuresOfWagesFiles,
  figuresOfWithheldAndShare,
} from '@garita/domain/filing/reconciliation/reconciled-documents';
import {
  differingEntries,
  figuresOfBooks,
  figuresOfServices,
  reconcile,
} from '@garita/domain/filing/reconciliation/reconciliation';
import { sumCents } from '@garita/domain/money/cents';
import { isYoung } from '@garita/domain/pay/withholding/young-exemption';
import { chauffeurWeeks } from '@garita/domain/returns/chauffeur-weeks';
import {
  DEMONSTRATION_EMPLOYEES,
  DEMONSTRATION_WAGE_BASE,
  type DemonstrationEmployee,
  demonstrationYear,
} from '@garita/domain/returns/demonstration-year.builder';
import { employerCosts } from '@garita/domain/returns/employer-cost';
import { incomeTaxedEntries } from '@garita/domain/returns/exempt-wages';
import { ficaReturn, taxableEntries } from '@garita/domain/returns/fica';
import { taxableOpeningBalances } from '@garita/domain/returns/fica-of-year';
import { form480sOfYear } from '@garita/domain/returns/form-480';
import { form499Lines } from '@garita/domain/returns/form-499';
import { federalUnemployment } from '@garita/domain/returns/form-940';
import { employerDisability, insuranceReturn, insuredWages } from '@garita/domain/returns/insurance';
import { countOf, type PaidEntry } from '@garita/domain/returns/paid-entry';
import { QUARTERS } from '@garita/domain/returns/quarter';
import { w2prsOfYear } from '@garita/domain/returns/w2pr';
import { DEFAULT_ACCOUNTS } from '@garita/domain/text/default-accounts.es';
import { quarterOf } from '@garita/domain/time/calendar-date';
import { monthsWithin } from '@garita/domain/time/calendar-month';
import { payPeriodById } from '@garita/domain/time/pay-period';
import type { Form480TextData } from './agency-files/form-480-text/form-480-text.ts';
import type { W2prTextData } from './agency-files/w2pr-text/w2pr-text.ts';
import type { WagesTextData } from './agency-files/wages-text/wages-text.ts';
import type { Form499Data } from './employer-returns/form-499.ts';
import type { Form940Data } from './employer-returns/form-940.ts';
import type { Form941Data } from './employer-returns/form-941.ts';
import type { Form943Data } from './employer-returns/form-943.ts';
import type { ChauffeurInsuranceData } from './insurance-returns/chauffeur-insurance.ts';
import type { UnemploymentData } from './insurance-returns/unemployment.ts';
import type { JournalData } from './journal/journal-list.ts';
import type { MonthFingerprint } from './list/closing-fingerprints.ts';
import type { ChristmasBonusData } from './lists/christmas-bonus.ts';
import type { ContractorPaymentsData } from './lists/contractor-payments.ts';
import type { ContractorYearData } from './lists/contractor-year.ts';
import type { EmployerCostData } from './lists/employer-cost.ts';
import type { LeaveData } from './lists/leave.ts';
import type { NonResidentsData } from './lists/non-residents.ts';
import type { PayrollRegisterData } from './lists/payroll-register.ts';
import type { ReconciliationData } from './lists/reconciliation.ts';
import type { SalariesData } from './lists/salaries.ts';
import type { WorkersCompensationData } from './lists/workers-compensation.ts';
import type { W2prsData } from './w2pr/w2pr-columns.ts';

// The data of each document of the demonstration year, in the shape that the server reads from a database.

const { entries: ENTRIES, before: BEFORE } = demonstrationYear();
const BOTH_YEARS = [...demonstrationYear(2025).entries, ...ENTRIES];
const YOUNG = new Set(
  DEMONSTRATION_EMPLOYEES.filter(({ birthday }) => isYoung(birthday, 2026)).map(({ id }) => id),
);
const isExempt = (id: number) => YOUNG.has(id);

const COMPANY = aCompany({ name: 'Taller Vega', workersCompensationRate: 32_000 });
/** The months of the year that are closed. */
const CLOSED: readonly MonthFingerprint[] = [
  { month: '2026-01', digits: '4be1c0ffee01a97d' },
  { month: '2026-02', digits: '93f20d5ab7c8e614' },
  { month: '2026-03', digits: '07d8e3b1f6a2c459' },
];

/** Returns the closings of months that a list covers whole. */
function fingerprintsBetween(from: string, to: string): { monthFingerprints: MonthFingerprint[] } {
  const covered = monthsWithin({ from, to });
  return { monthFingerprints: CLOSED.filter(({ month }) => covered.includes(month)) };
}

const HEAD = { company: COMPANY, preparer: anAccountantRecord(), date: '2027-01-15', year: 2026 };

const TAXABLE = taxableEntries(ENTRIES, { wageBase: DEMONSTRATION_WAGE_BASE, before: BEFORE });
const WITHHELD = incomeTaxedEntries(ENTRIES, { isExempt, before: BEFORE });

/** Deposited within days of each pay date, so that Schedule B is due. */
export function demonstrationForm941(quarter: number): Form941Data {
  const upTo = TAXABLE.filter(({ payDate }) => quarterOf(payDate) <= quarter);
  const ofQuarter = upTo.filter(({ payDate }) => quarterOf(payDate) === quarter);
  const lines = ficaReturn(ofQuarter, countOf(upTo));
  return {
    ...HEAD,
    quarter,
    employees: paidFor(`2026-${String(3 * quarter).padStart(2, '0')}-12`),
    lines,
    schedule: 'semiweekly',
  };
}

export const DEMONSTRATION_943: Form943Data = {
  ...HEAD,
  employees: paidFor('2026-03-12'),
  lines: ficaReturn(TAXABLE, countOf(TAXABLE)),
  schedule: 'monthly',
};

export const DEMONSTRATION_940: Form940Data = { ...HEAD, lines: federalUnemployment(ENTRIES, BEFORE) };

export function demonstrationForm499(quarter: number): Form499Data {
  return { ...HEAD, quarter, ...form499Lines(WITHHELD, quarter), schedule: 'monthly' };
}

/** The first quarter, in which everybody is still below the bases or passes them. */
export function demonstrationUnemployment(): UnemploymentData {
  const insured = insuredWages(ENTRIES, 1, { before: BEFORE });
  const rates = { unemployment: 34_000, special: 10_000, disability: 6_000 };
  return {
    ...HEAD,
    quarter: 1,
    employees: [paidFor('2026-01-12'), paidFor('2026-02-12'), paidFor('2026-03-12')],
    rates,
    lines: insuranceReturn(insured, rates),
    rows: DEMONSTRATION_EMPLOYEES.flatMap((employee) => {
      const own = insured.find(({ employeeId }) => employeeId === employee.id);
      return own ? [{ ...employee, name: employee, wages: own.wages }] : [];
    }),
  };
}

export const DEMONSTRATION_CHAUFFEURS: ChauffeurInsuranceData = {
  ...HEAD,
  quarter: 1,
  weeklyRate: COMPANY.chauffeurWeeklyRate,
  rows: withEntries(between(ENTRIES, '2026-01-01', '2026-03-31')).flatMap(({ employee, entries }) =>
    employee.isChauffeur ? [{ ...employee, name: employee, weeks: chauffeurWeeks(entries, 1) }] : [],
  ),
};

export const DEMONSTRATION_W2PRS: W2prsData = {
  ...HEAD,
  // One of those paid in two months alone stands for all of them.
  certificates: w2prsOfYear(ENTRIES, { wageBase: DEMONSTRATION_WAGE_BASE, before: BEFORE, isExempt })
    .filter(({ employeeId }) => employeeId <= 101)
    .flatMap(({ employeeId, boxes }, index) => {
      const employee = DEMONSTRATION_EMPLOYEES.find(({ id }) => id === employeeId);
      return employee ? [{ employee, boxes, controlNumber: String(202_600_001 + index) }] : [];
    }),
};

const NUMBERED = DEMONSTRATION_W2PRS.certificates;

/** The certificates as the agencies read them. */
export const DEMONSTRATION_W2PR_TEXT: W2prTextData = {
  ...HEAD,
  company: { ...COMPANY, id: 1 },
  preparer: { ...HEAD.preparer, id: 1 },
  submission: 'original',
  submissionCode: '',
  certificates: DEMONSTRATION_EMPLOYEES.flatMap((employee) => {
    const own = NUMBERED.find((one) => one.employee.socialSecurityNumber === employee.socialSecurityNumber);
    return own ? [{ employee, boxes: own.boxes, controlNumber: own.controlNumber ?? '' }] : [];
  }),
};

/** The rows of the first quarter's PRUI-10A. */
export const DEMONSTRATION_WAGES_TEXT: WagesTextData = {
  ...HEAD,
  company: { ...COMPANY, id: 1 },
  quarter: 1,
  time: '090507',
  rows: DEMONSTRATION_EMPLOYEES.flatMap((employee) => {
    const own = insuredWages(ENTRIES, 1, { before: BEFORE }).find(
      ({ employeeId }) => employeeId === employee.id,
    );
    return own ? [{ employee, wages: own.wages }] : [];
  }),
};

export const DEMONSTRATION_BONUS: ChristmasBonusData = {
  ...HEAD,
  ...fingerprintsBetween('2025-10-01', '2026-09-30'),
  omittedPay: [],
  employees: bonuses(),
};

export const DEMONSTRATION_CFSE: WorkersCompensationData = {
  ...HEAD,
  ...fingerprintsBetween('2025-07-01', '2026-06-30'),
  omittedPay: [],
  fiscalYear: 2026,
  employees: withEntries(between(BOTH_YEARS, '2025-07-01', '2026-06-30')).map(({ employee, entries }) => ({
    id: employee.id,
    name: employee,
    workersCompensationClass: employee.workersCompensationClass,
    quarters: [
      earned(between(entries, '2025-07-01', '2025-09-30')),
      earned(between(entries, '2025-10-01', '2025-12-31')),
      earned(between(entries, '2026-01-01', '2026-03-31')),
      earned(between(entries, '2026-04-01', '2026-06-30')),
    ],
  })),
};

export function demonstrationSalaries(start: string, end: string): SalariesData {
  return {
    ...HEAD,
    ...fingerprintsBetween(start, end),
    start,
    end,
    employees: withEntries(between(ENTRIES, start, end)).map(({ employee, entries }) => ({
      id: employee.id,
      name: employee,
      socialSecurityLast4: employee.socialSecurityNumber.slice(-4),
      entries,
    })),
    companyLines: [],
    periodFingerprints: [],
    corrections: [],
  };
}

const COSTS = employerCosts(ENTRIES, {
  rates: COMPANY,
  policyPayrollBefore: 0,
  before: BEFORE,
  wageBase: DEMONSTRATION_WAGE_BASE,
});

export function demonstrationCost(start: string, end: string): EmployerCostData {
  const periods = new Map(ENTRIES.map(({ entryId, periodId }) => [entryId, payPeriodById(periodId)?.number]));
  return {
    ...HEAD,
    ...fingerprintsBetween(start, end),
    start,
    end,
    employees: withEntries(between(COSTS, start, end)).map(({ employee, entries }) => ({
      id: employee.id,
      name: employee,
      costs: entries.map((cost) => ({ ...cost, period: periods.get(cost.entryId) ?? 0 })),
    })),
  };
}

/** Returns the payroll register of the period that is paid on a day. */
export function demonstrationRegister(payDay: string): PayrollRegisterData {
  const ofPeriod = ENTRIES.filter(({ payDate }) => payDate === payDay);
  const period = payPeriodById(ofPeriod[0]?.periodId ?? 0);
  if (!period) throw new RangeError(`Nobody is paid on ${payDay}`);
  const taxes = new Map(COSTS.map((cost) => [cost.entryId, cost.taxes]));
  return {
    ...HEAD,
    period,
    yearsLeftOut: [],
    periodFingerprints: [],
    employees: withEntries(ofPeriod).map(({ employee, entries }) => ({
      id: employee.id,
      name: employee,
      entries: entries.flatMap(({ entryId, amounts }) => {
        const ofEntry = taxes.get(entryId);
        return ofEntry ? [{ amounts, taxes: ofEntry }] : [];
      }),
    })),
  };
}

/** Returns the pay of the year with its cost, grouped by month or by period. */
export function demonstrationPayrolls(keyOf: (entry: PaidEntry) => string | number): PostedPayroll[] {
  const keys = new Map(ENTRIES.map((entry) => [entry.entryId, keyOf(entry)]));
  return [...new Set(keys.values())].map((key) => payrollOf(({ entryId }) => keys.get(entryId) === key));
}

/** Returns the pay between two days as a journal entry. */
export function demonstrationJournal(start: string, end: string): JournalData {
  const payroll = payrollOf(({ payDate }) => payDate >= start && payDate <= end);
  const entries = journalByDay(payroll, DEFAULT_ACCOUNTS);
  return { ...HEAD, ...fingerprintsBetween(start, end), start, end, entries };
}

function payrollOf(isOfIt: (entry: { entryId: number; payDate: string }) => boolean): DatedPayroll {
  return { entries: ENTRIES.filter(isOfIt), costs: COSTS.filter(isOfIt), services: [] };
}

/** The quarter in which vacation and sick time are taken. */
export const DEMONSTRATION_LEAVE: LeaveData = {
  ...HEAD,
  start: '2026-04-01',
  end: '2026-06-30',
  employees: withEntries(ENTRIES).map(({ employee, entries }) => {
    const history = { opening: undefined, entries: entries.map((entry) => leaveEntry(employee, entry)) };
    return {
      id: employee.id,
      name: employee,
      payFrequency: employee.payFrequency,
      movements: { vacation: leaveMovements('vacation', history), sick: leaveMovements('sick', history) },
    };
  }),
};

// 1,000.00 + 40.00 of expenses; 2,000.00 − 10 %; 800.00 − 10 % + 25.50
const INDIVIDUAL = {
  gross: 1_000_00,
  notSubject: 0,
  incomeTaxWithheld: 0,
  reimbursedExpenses: 40_00,
  net: 1_040_00,
};
const SUBJECT = {
  gross: 2_000_00,
  notSubject: 0,
  incomeTaxWithheld: 200_00,
  reimbursedExpenses: 0,
  net: 1_800_00,
};
const CORPORATION = {
  gross: 800_00,
  notSubject: 0,
  incomeTaxWithheld: 80_00,
  reimbursedExpenses: 25_50,
  net: 745_50,
};

const CONTRACTORS: ContractorYearData['contractors'] = [
  {
    id: 1,
    name: 'Nora Paz Luna',
    entityType: 'individual',
    taxpayerLast4: '7788',
    payments: [
      { ...INDIVIDUAL, payDate: '2026-02-10', category: 1 },
      { ...SUBJECT, payDate: '2026-02-24', category: 3 },
      { ...SUBJECT, payDate: '2026-09-30', category: 3 },
    ],
  },
  {
    id: 2,
    name: 'Limpieza Total, Inc.',
    entityType: 'corporation',
    taxpayerLast4: '3344',
    payments: [
      { ...INDIVIDUAL, payDate: '2026-05-05', category: 2 },
      { ...CORPORATION, payDate: '2026-12-31', category: 4 },
    ],
  },
];

export const DEMONSTRATION_CONTRACTORS: ContractorYearData = {
  ...HEAD,
  ...fingerprintsBetween('2026-01-01', '2026-12-31'),
  contractors: CONTRACTORS,
};

/** A citizen with a salary of 1,600.00, of which 20 % is withheld, and an alien with 29 % of 1,000.00. */
export const DEMONSTRATION_NON_RESIDENTS: NonResidentsData = {
  ...HEAD,
  ...fingerprintsBetween('2026-01-01', '2026-12-31'),
  people: [
    {
      id: 1,
      name: 'Daniel Brooks',
      socialSecurityLast4: '4411',
      payments: ['2026-01-15', '2026-01-31', '2026-02-15'].map((payDate) => ({
        payDate,
        gross: 1_600_00,
        incomeTaxWithheld: 320_00,
      })),
    },
    {
      id: 2,
      name: 'Inés Quiroga Salas',
      socialSecurityLast4: '7002',
      payments: [{ payDate: '2026-02-28', gross: 1_000_00, incomeTaxWithheld: 290_00 }],
    },
  ],
};

const NORA = aContractor({
  firstName: 'Nora',
  lastName: 'Paz',
  motherLastName: 'Luna',
  taxpayerNumber: '581667788',
});
const LIMPIEZA = aContractor({
  ...NO_OTHER_NAMES,
  entityType: 'corporation',
  firstName: 'Limpieza Total, Inc.',
  taxpayerNumber: '660223344',
  address: {
    street: 'Centro Industrial Las Américas, edificio B-12',
    municipalityId: 58,
    state: 'PR',
    zip: '00730-4411',
  },
  waiverType: 'partial',
  waiverNumber: 'R-2026-0042',
  exemptionType: 'F',
});

/** The pay of those contractors as Hacienda reads it. */
export const DEMONSTRATION_480_TEXT: Form480TextData = {
  ...HEAD,
  company: { ...COMPANY, id: 1 },
  preparer: { ...HEAD.preparer, id: 1 },
  submission: 'original',
  forms: form480sOfYear(
    CONTRACTORS.flatMap(({ payments }, index) => payments.map((one) => ({ ...one, contractorId: index }))),
  ).map(({ contractorId, items }) => ({
    contractor: { ...(contractorId === 0 ? NORA : LIMPIEZA), id: contractorId + 1 },
    controlNumber: String(202_600_001 + contractorId),
    items,
  })),
};

export const DEMONSTRATION_PAYMENTS: ContractorPaymentsData = {
  ...HEAD,
  ...fingerprintsBetween('2026-01-01', '2026-12-31'),
  start: '2026-01-01',
  end: '2026-12-31',
  contractors: CONTRACTORS.map(({ payments, ...contractor }) => ({
    ...contractor,
    payments: payments.map((payment, index) => ({ ...payment, entryId: 10 * contractor.id + index })),
  })),
};

/**
 * Cuadre of a year in which one stub of Luis prints a dollar less than he was paid, and a file could not be
 * made.
 */
export function demonstrationReconciliation(): ReconciliationData {
  const paid = new Map(ENTRIES.map(({ entryId, amounts }) => [entryId, amounts]));
  const [ofLuis = 0] = ENTRIES.filter(({ employeeId }) => employeeId === 2).map(({ entryId }) => entryId);
  const printed = new Map(
    ENTRIES.map(({ entryId, amounts }) => [
      entryId,
      entryId === ofLuis ? { ...amounts, gross: amounts.gross - 1_00 } : amounts,
    ]),
  );
  const services = figuresOfServices(
    CONTRACTORS.flatMap(({ payments }, contractorId) => payments.map((one) => ({ ...one, contractorId }))),
  );
  const books = { ...figuresOfBooks([...paid.values()]), ...services };
  const rules = { before: BEFORE, wageBase: DEMONSTRATION_WAGE_BASE };
  const insurance = { before: BEFORE };
  const insured = QUARTERS.map((quarter) => ({
    lines: insuranceReturn(insuredWages(ENTRIES, quarter, insurance), {
      unemployment: 34_000,
      special: 10_000,
      disability: 6_000,
    }),
    employerDisability: employerDisability(ENTRIES, quarter, { ...insurance, rates: COMPANY }),
  }));
  const weeks = QUARTERS.reduce((sum, quarter) => sum + chauffeurWeeks(ENTRIES, quarter), 0);
  const found = {
    ledger: books,
    entries: books,
    stubs: figuresOfBooks([...printed.values()]),
    brought: figuresOfOpeningBalances(BEFORE, taxableOpeningBalances(rules), {
      wageBase: DEMONSTRATION_WAGE_BASE,
    }),
    'employer-cost': figuresOfEmployerCosts(COSTS, 2026),
    'withheld-and-share': figuresOfWithheldAndShare([...paid.values()], ENTRIES, {
      ...insurance,
      disabilityRate: 3_000,
      company: COMPANY,
    }),
    'form-499': figuresOfForm499(QUARTERS.map((quarter) => form499Lines(WITHHELD, quarter))),
    'fica-return': figuresOfFicaReturns(QUARTERS.map((quarter) => demonstrationForm941(quarter).lines)),
    'form-940': figuresOfForm940(DEMONSTRATION_940.lines),
    'insurance-return': figuresOfInsuranceReturns(insured),
    'chauffeur-return': figuresOfChauffeurReturns(weeks, COMPANY),
    'insured-payroll': figuresOfInsuredPayroll(earned(between(ENTRIES, '2026-01-01', '2026-06-30')), COMPANY),
    w2pr: figuresOfCertificates(w2prsOfYear(ENTRIES, { ...rules, isExempt })),
    'wages-file': figuresOfWagesFiles(insured.map(({ lines }) => lines.wages)),
    'form-480': figuresOfForms480(DEMONSTRATION_480_TEXT.forms),
  };
  return {
    ...HEAD,
    rows: reconcile(found, COMPANY.payer),
    quarters: [],
    unread: [
      {
        source: 'w2pr-suri-file',
        notMade: 'file-data-unfit',
        lacking: [{ name: 'Eva María Soto', text: 'Dirección: no cabe en dos líneas de 22.' }],
      },
    ],
    entries: differingEntries({ ledger: paid, entries: paid, stubs: printed }).map((entry) => ({
      ...entry,
      name: 'Luis Vega Ríos',
      events: [
        {
          seq: 2,
          type: 'TimeLoaded',
          recordedOn: '2026-01-30',
          recordedAt: '16:05',
          recordedBy: 'Rosa Marín',
          reason: '',
        },
        {
          seq: 3,
          type: 'TimeAmended',
          recordedOn: '2026-02-02',
          recordedAt: '09:10',
          recordedBy: 'Rosa Marín',
          reason: 'Faltaban las propinas del sábado',
        },
      ],
    })),
  };
}

function bonuses(): ChristmasBonusData['employees'] {
  const { from, to } = bonusYear(2026);
  const paid = withEntries(between(BOTH_YEARS, from, to));
  return paid.map(({ employee, entries }) => {
    const minutes = entries.reduce(
      (sum, { amounts, salariedMinutes }) => sum + bonusMinutes(DEFAULT_BONUS_RULE, amounts, salariedMinutes),
      0,
    );
    return {
      id: employee.id,
      name: employee,
      socialSecurityLast4: employee.socialSecurityNumber.slice(-4),
      minutes,
      quarters: [
        earned(between(entries, '2025-10-01', '2025-12-31')),
        earned(between(entries, '2026-01-01', '2026-03-31')),
        earned(between(entries, '2026-04-01', '2026-06-30')),
        earned(between(entries, '2026-07-01', '2026-09-30')),
      ],
      bonus: christmasBonus(DEFAULT_BONUS_RULE, {
        headCount: paid.length,
        earned: earned(entries),
        minutes,
      }),
    };
  });
}

function leaveEntry(
  { leave, workMinutes }: DemonstrationEmployee,
  { entryId, periodId, periodStart, periodEnd, amounts }: PaidEntry,
): LeaveEntry {
  const { regularMinutes, overtimeMinutes, mealPeriodMinutes, vacationMinutes, sickMinutes, holidayMinutes } =
    amounts;
  return {
    entryId,
    seq: entryId,
    periodId,
    periodStart,
    periodEnd,
    workedMinutes:
      regularMinutes + overtimeMinutes + mealPeriodMinutes + vacationMinutes + sickMinutes + holidayMinutes,
    taken: { vacation: vacationMinutes, sick: sickMinutes },
    policy: { ...leave, salariedMinutes: workMinutes },
  };
}

function between<Entry extends { payDate: string }>(
  all: readonly Entry[],
  from: string,
  to: string,
): Entry[] {
  return all.filter(({ payDate }) => payDate >= from && payDate <= to);
}

function withEntries<Entry extends { employeeId: number }>(all: readonly Entry[]) {
  return DEMONSTRATION_EMPLOYEES.flatMap((employee) => {
    const entries = all.filter(({ employeeId }) => employeeId === employee.id);
    return entries.length > 0 ? [{ employee, entries }] : [];
  });
}

function earned(entries: readonly PaidEntry[]): number {
  return sumCents(entries.map(({ amounts }) => amounts.gross));
}

function paidFor(day: string): number {
  const paid = ENTRIES.filter(({ periodStart, periodEnd }) => periodStart <= day && periodEnd >= day);
  return new Set(paid.map(({ employeeId }) => employeeId)).size;
}
