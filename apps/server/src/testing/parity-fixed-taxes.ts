import { SEED_PARAMETERS } from '@garita/domain/pay/pay.builder';
import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import { yearParameters } from '@garita/domain/tax/year-parameters';
import { fixedTaxAnswer } from '../doors/rest/tax/tax.wire.ts';
import { yearParametersAnswer } from '../doors/rest/tax/year-parameters.wire.ts';
import { orNotFound } from '../refusal/app-error.ts';
import { key, keyed } from './parity-office.ts';
import { created, found, type Operation, updated } from './parity-operation.ts';

// The parameters with which the office begins, so that a change is one call.
const SEEDED = orNotFound(yearParameters(SEED_PARAMETERS, 2026));

const medicare: FixedTaxInput = {
  concept: 'medicare',
  rate: 15_000,
  limit: null,
  // The date of the tests, which is the default of the documented door.
  effectiveFrom: '2026-03-02',
};

const chauffeur: FixedTaxInput = {
  concept: 'chauffeurInsurance',
  weeklyAmount: 60,
  limit: 31_20,
  effectiveFrom: '2026-07-01',
};

/** The operations that add versions of fixed taxes, by id and by name. */
export const FIXED_TAX_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'saveFixedTax',
    typed: async (client) =>
      updated(fixedTaxAnswer(await client.fixedTaxes.save.mutate({ tax: medicare, commandId: key(60) }))),
    rest: () => ({ method: 'PUT', path: 'fixed-taxes/2', body: { amount: '1.5' }, headers: keyed(60) }),
  },
  {
    useCase: 'saveFixedTax',
    typed: async (client) =>
      created(fixedTaxAnswer(await client.fixedTaxes.save.mutate({ tax: chauffeur, commandId: key(61) }))),
    rest: () => ({
      method: 'POST',
      path: 'fixed-taxes/',
      body: { name: 'choferil', amount: 0.6, limit: 31.2, effective_from: '2026-07-01' },
      headers: keyed(61),
    }),
  },
  {
    useCase: 'getFixedTax',
    typed: async (client) => found(fixedTaxAnswer(await client.fixedTaxes.get.query({ fixedTaxId: 2 }))),
    rest: () => ({ path: 'fixed-taxes/2' }),
  },
  {
    useCase: 'getYearParameters',
    typed: async (client) => found(yearParametersAnswer(await client.parameters.get.query({ year: 2026 }))),
    rest: () => ({ path: 'parameters/2026' }),
  },
  {
    useCase: 'saveYearParameters',
    typed: async (client) => {
      const parameters = {
        ...SEEDED,
        futaReduction: 3_000,
        source: 'Lista del Departamento del Trabajo federal',
        confidence: 'high' as const,
      };
      const saved = await client.parameters.save.mutate({ year: 2026, parameters, commandId: key(62) });
      return updated(yearParametersAnswer(saved));
    },
    rest: () => ({
      method: 'PUT',
      path: 'parameters/2026',
      body: {
        futa_reduction: '0.3',
        source: 'Lista del Departamento del Trabajo federal',
        confidence: 'high',
      },
      headers: keyed(62),
    }),
  },
];
