import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Caller } from '../../testing/authorization-office.ts';
import { ALLOWED, AUTHORIZATION } from '../../testing/authorization-table.ts';
import { refusal } from '../../testing/refusal.ts';

describe('who may do what', () => {
  const database = useDatabase();
  let shared: Awaited<ReturnType<typeof anOffice>>;
  let offices = 0;
  const newOffice = () => anOffice(database.db, ++offices);

  beforeAll(async () => {
    shared = await newOffice();
  });

  describe.each(Object.entries(AUTHORIZATION))(
    '%s',
    (name, { who, isDestructive, call, stranger, isOfNoCompany }) => {
      it(`is for ${who}`, async () => {
        const { office, callers } = isDestructive ? await newOffice() : shared;
        if (stranger) {
          expect(await refusal(call(callers.stranger, office))).toMatchObject({ code: stranger });
        }
        if (stranger && !isOfNoCompany) {
          const refused = ALLOWED[who].includes('auditor') ? stranger : 'forbidden';
          expect(await refusal(call(callers.limited, office))).toMatchObject({ code: refused });
        }
        expect(await outcome(call(callers.nobody, office))).toBe(
          who === 'anybody' ? 'heard' : 'not-signed-in',
        );
        for (const role of ['auditor', 'practitioner', 'administrator'] as const) {
          const expected = ALLOWED[who].includes(role) ? 'heard' : 'forbidden';
          // Their role, before anybody looks at what they sent.
          if (expected === 'forbidden')
            expect([role, await outcome(called(callers[role], name, { unheardOf: 1 }))]).toEqual([
              role,
              expected,
            ]);
          expect([role, await outcome(call(callers[role], office))]).toEqual([role, expected]);
        }
      });
    },
  );

  it.each(FOR_AUDITORS)('$name tells an auditor who sees other years: $years', async (rule) => {
    const { office, callers } = rule.isDestructive ? await newOffice() : shared;
    const asked = rule.call(callers.latecomer, office);
    if (rule.years === 'refused') expect(await refusal(asked)).toMatchObject({ code: 'year-outside-access' });
    else expect(await outcome(asked)).toBe('heard');
    if (rule.years === 'left-out') expect(JSON.stringify(await asked)).not.toMatch(OF_OFFICE);
  });

  it('was asked of an office in which everything is still there', async () => {
    const { office, callers } = shared;
    for (const name of READS) await AUTHORIZATION[name].call(callers.administrator, office);
    expect(await callers.administrator.users.invitations()).toContainEqual(
      expect.objectContaining({ id: office.invitationId }),
    );
  });
});

/** The procedures that an auditor may call. */
const FOR_AUDITORS = Object.entries(AUTHORIZATION).flatMap(([name, rule]) =>
  rule.who === 'signed-in' ? [{ name, ...rule }] : [],
);

/** A day or a period of the years in which an office has anything. */
const OF_OFFICE = /"202[56]-|:202[56]\d{3}\b/;

/** The procedures that read each record of an office, and are refused once it is gone. */
const READS = [
  'session.current',
  'companies.get',
  'employees.get',
  'contractors.get',
  'accountants.get',
  'companyTaxes.get',
  'codes.get',
  'balances.get',
  'payroll.sheet',
  'contractorTime.sheet',
] as const;

/** Calls a procedure by its name with what it does not take. */
async function called(caller: Caller, name: string, input: unknown): Promise<unknown> {
  const [group = '', procedure = ''] = name.split('.');
  const procedures: unknown = Reflect.get(caller, group);
  const call: unknown = Reflect.get(Object(procedures), procedure);
  if (typeof call !== 'function') throw new TypeError(`There is no procedure ${name}`);
  return call(input);
}

/** Tells if a call is let through at all, whatever the answer then is. */
async function outcome(call: Promise<unknown>): Promise<string> {
  const code = await call.then(
    () => 'heard',
    async () => (await refusal(call)).code,
  );
  return ['not-signed-in', 'forbidden', 'invalid-input', 'unexpected'].includes(code) ? code : 'heard';
}
