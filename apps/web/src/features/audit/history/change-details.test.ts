import { payCauses } from '@garita/domain/explanation/pay-causes';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '@garita/domain/pay/pay.builder';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { expect, it } from 'vitest';
import { COOPERATIVE } from '../../../pay/company-line.builder.ts';
import { causeName, causeValue } from './change-details.tsx';

it.each([
  ['payDate', 'Fecha de pago'],
  ['minutes.sick', 'Enfermedad'],
  ['earnings.tips', 'Propinas'],
  ['rates.overtime', 'Tarifa de sobretiempo'],
  ['withholding.rate', '% de retención'],
  ['contributions.medicare.rate', 'Medicare: porcentaje'],
  ['contributions.socialSecurity.limit', 'Seguro Social: tope del año'],
  ['contributions.chauffeurInsurance.weeklyAmount', 'Choferil: por semana'],
  ['withheldBefore.disabilityInsurance', 'Incapacidad: retenido antes en el año'],
  ['limitReached.disabilityInsurance', 'Incapacidad: llega al tope del año'],
  ['editedLine.5', 'Línea de la compañía: escrito a mano'],
])('calls %s %s', (cause, name) => {
  expect(causeName({ cause })).toBe(name);
});

it.each([
  ['companyLine.5', 'Cooperativa'],
  ['chosenLine.5', 'Cooperativa: se aplica'],
  ['editedLine.5', 'Cooperativa: escrito a mano'],
])('calls %s of a line by the name of the line', (cause, name) => {
  expect(causeName({ cause, line: 'Cooperativa' })).toBe(name);
});

it('has words for everything that an entry can be computed from otherwise', () => {
  const nothing = somePayFacts();
  const everything = {
    ...somePayFacts({
      isChauffeur: true,
      withholdingMethod: 'flat-rate',
      withholdingRate: 10_000,
      rates: { regular: 1, overtime: 2, mealPeriod: 3 },
    }),
    companyLines: [COOPERATIVE],
    contributions: {
      ...nothing.contributions,
      medicare: { ...nothing.contributions.medicare, rate: 1, limit: 1 },
    },
  };
  const typed = somePayInputs({
    payDate: '2026-03-12',
    minutes: { regular: 60, overtime: 60, mealPeriod: 60, vacation: 60, sick: 60, holiday: 60 },
    earnings: { tips: 1, commissions: 1, concessions: 1, bonus: 1, salary: 1 },
    deductions: { donation: 1, others: 1, childSupport: 1, aflac: 1, medicalPlan: 1, codaPlans: 1 },
    reimbursedExpenses: 1,
    withholdingRate: 1,
    editedIncomeTax: 1,
    companyLines: [{ taxId: COOPERATIVE.taxId, isActive: true, editedCents: 1 }],
  });
  const computed = (inputs: typeof typed, facts: typeof nothing) => ({
    inputs,
    facts,
    basis: { soFar: NOTHING_WITHHELD },
    result: calculatePayStatement(facts, inputs, NOTHING_WITHHELD),
  });
  const causes = payCauses(computed(somePayInputs(), nothing), computed(typed, everything));
  expect(causes.filter((one) => causeName(one) === one.cause)).toEqual([]);
  expect(causes.length).toBeGreaterThan(30);
});

it.each([
  ['cents', 10_50, '$10.50'],
  ['minutes', 90, '01:30'],
  ['rate', 62_000, '6.20%'],
  ['date', '2026-03-11', '11 mar 2026'],
  ['word', 'flat-rate', 'Fija'],
  ['flag', true, 'Sí'],
  ['count', 3, '3'],
  ['cents', undefined, 'Ninguno'],
] as const)('writes %s %s as %s', (unit, value, text) => {
  expect(causeValue(unit, value)).toBe(text);
});
