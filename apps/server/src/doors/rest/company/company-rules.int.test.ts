import { aCompany } from '@garita/domain/company/company.builder';
import { savedAccount, savedCompany } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor, typedClient } from '../../../testing/test-server.ts';
import { companyWire } from './company.wire.ts';

const FARM_ONLY = 'Solo vale para quien paga con 943-PR o como doméstico: vea el Pagador de la compañía.';

describe('the rules of a company', () => {
  const database = useDatabase();

  async function office(name: string) {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, name);
    const { company } = await savedCompany(database.db, account);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const whole = aCompany({ accountantId: account.accountantId });
    const put = (change: Record<string, unknown>) =>
      callRest(dependencies, token, {
        method: 'PUT',
        path: `companies/${company.id}`,
        body: { ...companyWire.encode(whole), ...change },
      });
    return { client: typedClient(dependencies, token), companyId: company.id, whole, put };
  }

  it('are saved, stay where a change leaves them out, and can be sent back', async () => {
    const { put, whole } = await office('reglas');
    expect(
      await put({ payer: 2, coda_plan_kind: 2, farm_untaxed: true, contractor_rule: 2, meal_rule: 2 }),
    ).toMatchObject({
      status: 200,
    });
    const { coda_plan_kind, farm_untaxed, contractor_rule, meal_rule, ...older } = companyWire.encode(whole);
    const kept = await put({
      ...older,
      payer: 2,
      coda_plan_kind: undefined,
      farm_untaxed: undefined,
      contractor_rule: undefined,
      meal_rule: undefined,
    });
    const { result } = kept.json as { result: Record<string, unknown> };
    expect(result).toMatchObject({ coda_plan_kind: 2, farm_untaxed: true, contractor_rule: 2, meal_rule: 2 });
    expect(await put(result)).toMatchObject({
      status: 200,
      json: { result: { coda_plan_kind: 2, farm_untaxed: true, contractor_rule: 2, meal_rule: 2 } },
    });
  });

  it('refuse untaxed pay of other payers at the field, at both doors, and nothing is done', async () => {
    const { client, companyId, whole, put } = await office('pagador');
    expect(await put({ farm_untaxed: true, contact: 'Otra Persona' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'farm_untaxed', msg: FARM_ONLY }] },
    });
    const company = { ...whole, payer: 'form-944' as const, farmUntaxed: true };
    await expect(client.companies.update.mutate({ companyId, company })).rejects.toThrow(
      'Hay datos que no son válidos.',
    );
    expect(await client.companies.get.query({ companyId })).toMatchObject({
      contact: whole.contact,
      payer: 'form-941',
      farmUntaxed: false,
    });
  });

  it('refuse a kind of plan that there is not', async () => {
    const { put } = await office('plan');
    expect(await put({ contractor_rule: 3 })).toMatchObject({ status: 422 });
    expect(await put({ coda_plan_kind: 3 })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'coda_plan_kind', msg: 'La opción no es válida.' }] },
    });
  });
});
