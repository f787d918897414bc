import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { savedAccount, savedCompany } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

const WHOLE = aContractor({ bankAccount: '0055 4321', retirementAccount: '' });
const SHOWN = { taxpayerNumber: '***-**-0071', bankAccount: '*****4321', retirementAccount: '' };

describe('the numbers of a contractor', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `terceros-${++offices}`);
    const { company } = await savedCompany(database.db, account);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const { id } = await we.contractors.create({ companyId: company.id, contractor: WHOLE });
    const one = { companyId: company.id, contractorId: id };
    const { id: _, isActive, companyId, ...form } = await we.contractors.get({ ...one, isMasked: true });
    return { we, one, form };
  }

  it('are opened by the form one by one, and each is recorded then alone', async () => {
    const { we, one, form } = await anOffice();
    expect(form).toMatchObject(SHOWN);
    const history = { record: 'contractor' as const, recordId: one.contractorId };
    const shown = async () =>
      (await we.recordChanges.list(history)).lines.filter(({ kind }) => kind === 'shown').length;
    expect(await shown()).toBe(0);
    const asked = { contractorId: one.contractorId, field: 'bankAccount' as const };
    expect(await we.contractors.revealNumber(asked)).toEqual({ number: '0055 4321' });
    expect(await shown()).toBe(1);
  });

  it('stay what they are where they come as they were shown, and change where they are typed', async () => {
    const { we, one, form } = await anOffice();
    const contractor = { ...form, mobileNumber: '7875550199', bankAccount: '99 8765' };
    expect(await we.contractors.update({ ...one, contractor })).toMatchObject({
      taxpayerNumber: '***-**-0071',
      bankAccount: '99 8765',
    });
    expect(await we.contractors.get(one)).toMatchObject({
      taxpayerNumber: WHOLE.taxpayerNumber,
      bankAccount: '99 8765',
      mobileNumber: '7875550199',
    });
  });

  it('are asked about once where somebody paid the contractor after the sheet was read', async () => {
    const { we, one } = await anOffice();
    const { position } = await we.contractorTime.sheet({ ...one, year: 2026 });
    const time = { payDate: '2026-03-06', year: 2026, minutes: 60, flatFee: 0, reimbursedExpenses: 0 };
    const command = { contractorId: one.contractorId, time, position };
    const both = await Promise.allSettled([we.contractorTime.load(command), we.contractorTime.load(command)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = await refusal(we.contractorTime.load(command));
    expect(refused).toMatchObject({
      code: 'paid-meanwhile',
      paidMeanwhile: { position: 1, payments: [{ payDate: '2026-03-06' }] },
    });
    const again = await we.contractorTime.load({ ...command, position: 1 });
    expect(again.beside).toMatchObject([{ payDate: '2026-03-06' }]);
  });

  it('that somebody else has are shown to a form, which is recorded as a look at them', async () => {
    const { we, one } = await anOffice();
    const asked = { companyId: one.companyId, taxpayerNumber: WHOLE.taxpayerNumber };
    const looks = async () => {
      const { lines } = await we.recordChanges.list({ record: 'contractor', recordId: one.contractorId });
      return lines.filter(({ kind }) => kind === 'shown').length;
    };
    expect(await we.contractors.sameNumber({ ...asked, contractorId: one.contractorId })).toEqual([]);
    expect(await we.contractors.sameNumber({ ...asked, taxpayerNumber: '900550072' })).toEqual([]);
    expect(await looks()).toBe(0);
    expect(await we.contractors.sameNumber(asked)).toMatchObject([{ firstName: 'Carlos' }]);
    expect(await looks()).toBe(1);
  });

  it('are refused with whatever else is wrong, a birthday that is to come too', async () => {
    const { we, one } = await anOffice();
    const contractor = { ...WHOLE, firstName: '', birthday: '2190-01-01' };
    const refused = {
      code: 'invalid-input',
      errors: [
        { path: ['firstName'], code: 'required' },
        { path: ['birthday'], code: 'birth-in-future' },
      ],
    };
    expect(await refusal(we.contractors.create({ companyId: one.companyId, contractor }))).toEqual(refused);
    expect(await refusal(we.contractors.update({ ...one, contractor }))).toEqual(refused);
  });

  it('are not replaced by the masks of others, which are refused together', async () => {
    const { we, one, form } = await anOffice();
    const refusalOf = (contractor: typeof form) => refusal(we.contractors.update({ ...one, contractor }));
    const taxpayerNumber = '***-**-9999';
    const bankAccount = '*****9999';
    const invalid = (...fields: string[]) => ({
      code: 'invalid-input',
      errors: fields.map((field) => ({ path: [field], code: 'text-invalid' })),
    });
    expect(await refusalOf({ ...form, taxpayerNumber })).toEqual(invalid('taxpayerNumber'));
    expect(await refusalOf({ ...form, bankAccount })).toEqual(invalid('bankAccount'));
    expect(await refusalOf({ ...form, taxpayerNumber, bankAccount })).toEqual(
      invalid('taxpayerNumber', 'bankAccount'),
    );
  });
});
