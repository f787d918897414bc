import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrate.ts';

// A migration that a database has applied is never applied again, so changing it changes nothing there: write
// a new one. A new migration adds its line here.
const RELEASED: Record<string, string> = {
  'registry/0000_tables.sql': '5f92e230c8ebb0a1',
  'registry/0001_attempts_and_resets.sql': '65cbaf5bf36c6e48',
  'registry/0002_w2pr_control_numbers.sql': '11234588593da20e',
  'registry/0003_session_places.sql': '0d711cf43d2a342e',
  'registry/0004_contractor_street.sql': '92d209995fc0a744',
  'registry/0005_form_480_control_numbers.sql': '1000e53247d6938f',
  'registry/0006_workers_compensation_rate.sql': 'b52cae295977288e',
  'registry/0007_payroll_accounts.sql': '7b3e613ebec104be',
  'registry/0008_account_settings.sql': '6e986fc84fc92f65',
  'registry/0009_access_limits.sql': '805995442a1880c1',
  'registry/0010_long_lists.sql': '453e5371e9039a35',
  'registry/0011_people_of_account.sql': '5606d2972b11edab',
  'registry/0012_company_line_accounts.sql': '975154894470bd46',
  'registry/0013_closing_rule_asked.sql': '843bf4f2b9337950',
  'registry/0014_rate_of_unemployment_by_year.sql': 'a7871a7000b5cf21',
  'registry/0015_names_for_files.sql': 'f32ca43e3787cc6c',
  'registry/0016_person_of_account.sql': '6ec4cf68bce6a929',
  'registry/0017_deposit_facts.sql': '7d9bd2d7d7197436',
  'registry/0018_entity_type_and_ptin.sql': '639bf7c032de2408',
  'registry/0019_semimonthly_pay.sql': '0abfad548574a254',
  'registry/0020_accounts_of_services.sql': 'df635cf1471af7d2',
  'registry/0021_pay_calendars.sql': '67d4bcd5df48830d',
  'registry/0022_withholding_certificates.sql': '9defade5359a0009',
  'registry/0023_versions_and_external_numbers.sql': 'dea1755e1ae9aa34',
  'registry/0024_payee_of_account.sql': 'd44864d6831bdbab',
  'registry/0025_withholding_by_certificate.sql': '20b9ea11eea557f9',
  'registry/0026_parameters_of_a_year.sql': '9cc58ae74fc2e265',
  'registry/0027_contractor_rule.sql': 'fab371680d373a10',
  'registry/0028_overtime_terms.sql': '0ef81c271e57ba01',
  'registry/0029_leave_by_law.sql': 'b35c0105f1d2f189',
  'registry/0030_vacation_before_raise.sql': 'f3ac79a52f5bd251',
  'registry/0031_non_resident_methods.sql': '89fffa6db4ca19ce',
  'registry/0032_pay_run_drafts.sql': '5b952a9ab33f00b1',
  'ledger/0000_tables.sql': '3bffe865d5e9a970',
  'ledger/0001_additional_medicare.sql': '630a2e9922c34f39',
  'ledger/0002_marks_and_cheques.sql': '52251eed326aac69',
  'ledger/0003_contractor_expenses.sql': '57c3b9ac69b76b2d',
  'ledger/0004_filed_documents.sql': 'eea6944edeb5cbf7',
  'ledger/0005_period_review.sql': '34f712aa4c48554e',
  'ledger/0006_corrections.sql': '3ba507df276a8060',
  'ledger/0007_pay_dates.sql': '18b306022031e632',
  'ledger/0008_numbered_anchors.sql': '431a82a212411dea',
  'ledger/0009_settlements.sql': '1bcac620b8a4966b',
  'ledger/0010_insured_saturdays.sql': 'b683eee22499bd2f',
  'ledger/0011_certificate_withholding.sql': 'c002ed0eb4396e23',
  'ledger/0012_worked_days.sql': 'b85db54af3becb72',
  'ledger/0013_leave_by_law.sql': 'bf494a62a4d8b975',
  'ledger/0014_non_resident_pay.sql': 'db5f801175e26cf9',
  'ledger/0015_tips_received.sql': 'a6435c2b1773b79c',
  'ledger/0016_severance.sql': '266864e962b54de7',
};

it('never changes a released migration', () => {
  const hashes = ['registry', 'ledger'].flatMap((room) => {
    const folder = join(migrationsFolder(), room);
    const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    return names.toSorted().map((name) => [`${room}/${name}`, hashOf(join(folder, name))]);
  });
  expect(Object.fromEntries(hashes)).toEqual(RELEASED);
});

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
