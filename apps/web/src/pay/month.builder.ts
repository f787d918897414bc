import type { Month, MonthPaid } from './month-status.tsx';

/** March 2026, in which one employee is paid 374.04 net. */
export function aMonth(overrides: Partial<Month> = {}): Month {
  return {
    month: '2026-03',
    status: 'open',
    isOver: true,
    openPeriods: [],
    paid: somePaid(),
    closing: null,
    ...overrides,
  };
}

/** One pay of an employee, and so many of contractors at 330.75 net each. */
export function somePaid(contractors = 0): MonthPaid {
  const services = { count: contractors, gross: contractors * 367_50, net: contractors * 330_75 };
  return {
    employees: { count: 1, gross: 420_00, net: 374_04 },
    contractors: services,
    gross: 420_00 + services.gross,
    net: 374_04 + services.net,
  };
}

/** A closing at which this was the pay of the month. */
export function aClosing(paid: MonthPaid = somePaid()): NonNullable<Month['closing']> {
  return {
    by: 'Ana Soto',
    at: '2026-04-02T14:00:00.000Z',
    seal: { seq: 12, digits: '0123456789abcdef', isSigned: true },
    paid,
    changed: { employees: [], contractors: [] },
  };
}
