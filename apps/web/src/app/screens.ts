import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { PATHS } from '../config/paths.ts';
import { SignInScreen } from '../features/account/sign-in-screen.tsx';
import type { ScreenHandle } from '../lib/route.ts';

/** Declares a screen whose file is fetched when somebody goes there, and its parent screen. */
const screen = (
  path: string,
  Component: () => Promise<ComponentType>,
  parent: string = PATHS.desk,
): RouteObject => ({ path, handle: { parent } satisfies ScreenHandle, lazy: { Component } });

/** The screens for people who are not signed in. */
export const PUBLIC_SCREENS: readonly RouteObject[] = [
  // Part of the entry file: people without a session see it first.
  screen(PATHS.signIn, async () => SignInScreen),
  screen(
    PATHS.recovery,
    async () => (await import('../features/account/recovery-screen.tsx')).RecoveryScreen,
  ),
];

/** Public screens that cache answers of the server. */
export const PUBLIC_QUERY_SCREENS: readonly RouteObject[] = [
  screen(
    PATHS.register,
    async () => (await import('../features/account/register-screen.tsx')).RegisterScreen,
  ),
  screen(
    PATHS.invitation,
    async () => (await import('../features/account/one-time-link-screens.tsx')).InvitationScreen,
  ),
  screen(
    PATHS.newPassword,
    async () => (await import('../features/account/one-time-link-screens.tsx')).NewPasswordScreen,
  ),
];

/** The screens that everybody may see, with nothing around them. */
export const OPEN_SCREENS: readonly RouteObject[] = [
  screen(PATHS.apiDocs, async () => (await import('../features/api-docs/api-docs-screen.tsx')).ApiDocsScreen),
];

/** The screens inside the shell. A new one is one line here. */
export const PRIVATE_SCREENS: readonly RouteObject[] = [
  screen(PATHS.desk, async () => (await import('../features/desk/desk-screen.tsx')).DeskScreen),
  screen(PATHS.profile, async () => (await import('../features/account/profile-screen.tsx')).ProfileScreen),
  screen(
    PATHS.companies,
    async () => (await import('../features/companies/company-list-screen.tsx')).CompanyListScreen,
  ),
  screen(
    PATHS.companyCreate,
    async () => (await import('../features/companies/company-screens.tsx')).CompanyCreateScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.companyEdit,
    async () => (await import('../features/companies/company-screens.tsx')).CompanyEditScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.payrollAccounts,
    async () =>
      (await import('../features/payroll-accounts/payroll-accounts-screen.tsx')).PayrollAccountsScreen,
    PATHS.companyEdit,
  ),
  screen(
    PATHS.payCalendar,
    async () => (await import('../features/pay-calendar/pay-calendar-screen.tsx')).PayCalendarScreen,
    PATHS.companyEdit,
  ),
  screen(
    PATHS.companyRules,
    async () => (await import('../features/company-rules/company-rules-screen.tsx')).CompanyRulesScreen,
    PATHS.companyEdit,
  ),
  screen(
    PATHS.companyHome,
    async () => (await import('../features/desk/company-home/company-home-screen.tsx')).CompanyHomeScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.companyBalances,
    async () => (await import('../features/balances/company-balances-screen.tsx')).CompanyBalancesScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.employees,
    async () => (await import('../features/employees/employee-list-screen.tsx')).EmployeeListScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.employeeCreate,
    async () => (await import('../features/employees/employee-screens.tsx')).EmployeeCreateScreen,
    PATHS.employees,
  ),
  screen(
    PATHS.employeeImport,
    async () => (await import('../features/employees/import/import-screen.tsx')).EmployeeImportScreen,
    PATHS.employees,
  ),
  screen(
    PATHS.employeeEdit,
    async () => (await import('../features/employees/employee-screens.tsx')).EmployeeEditScreen,
    PATHS.employees,
  ),
  screen(
    PATHS.employeeBalances,
    async () => (await import('../features/balances/balances-screen.tsx')).BalancesScreen,
    PATHS.employees,
  ),
  screen(
    PATHS.employmentEnd,
    async () => (await import('../features/employment-end/employment-end-screen.tsx')).EmploymentEndScreen,
    PATHS.employees,
  ),
  screen(
    PATHS.timeEntry,
    async () => (await import('../features/time-entry/time-entry-screen.tsx')).TimeEntryScreen,
    PATHS.employees,
  ),
  screen(
    PATHS.companyTaxes,
    async () => (await import('../features/company-taxes/company-tax-list-screen.tsx')).CompanyTaxListScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.companyTaxCreate,
    async () => (await import('../features/company-taxes/company-tax-screens.tsx')).CompanyTaxCreateScreen,
    PATHS.companyTaxes,
  ),
  screen(
    PATHS.companyTaxEdit,
    async () => (await import('../features/company-taxes/company-tax-screens.tsx')).CompanyTaxEditScreen,
    PATHS.companyTaxes,
  ),
  screen(
    PATHS.period,
    async () => (await import('../features/periods/period-screen.tsx')).PeriodScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.months,
    async () => (await import('../features/months/month-list-screen.tsx')).MonthListScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.reconciliation,
    async () => (await import('../features/reconciliation/reconciliation-screen.tsx')).ReconciliationScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.nonResidents,
    async () => (await import('../features/non-residents/non-residents-screen.tsx')).NonResidentsScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.audit,
    async () => (await import('../features/audit/audit-screen.tsx')).AuditScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.contractors,
    async () => (await import('../features/contractors/contractor-list-screen.tsx')).ContractorListScreen,
    PATHS.companies,
  ),
  screen(
    PATHS.contractorCreate,
    async () => (await import('../features/contractors/contractor-screens.tsx')).ContractorCreateScreen,
    PATHS.contractors,
  ),
  screen(
    PATHS.contractorEdit,
    async () => (await import('../features/contractors/contractor-screens.tsx')).ContractorEditScreen,
    PATHS.contractors,
  ),
  screen(
    PATHS.contractorPayments,
    async () =>
      (await import('../features/contractors/contractor-payments-screen.tsx')).ContractorPaymentsScreen,
    PATHS.contractors,
  ),
  screen(
    PATHS.contractorHours,
    async () =>
      (await import('../features/contractor-hours/contractor-hours-screen.tsx')).ContractorHoursScreen,
    PATHS.contractors,
  ),
  screen(
    PATHS.accountants,
    async () => (await import('../features/accountants/accountant-list-screen.tsx')).AccountantListScreen,
  ),
  screen(
    PATHS.accountantCreate,
    async () => (await import('../features/accountants/accountant-screens.tsx')).AccountantCreateScreen,
    PATHS.accountants,
  ),
  screen(
    PATHS.accountantEdit,
    async () => (await import('../features/accountants/accountant-screens.tsx')).AccountantEditScreen,
    PATHS.accountants,
  ),
  screen(
    PATHS.yearParameters,
    async () => (await import('../features/year-parameters/year-parameters-screen.tsx')).YearParametersScreen,
  ),
  screen(
    PATHS.fixedTaxes,
    async () => (await import('../features/fixed-taxes/fixed-tax-list-screen.tsx')).FixedTaxListScreen,
  ),
  screen(
    PATHS.fixedTaxCreate,
    async () => (await import('../features/fixed-taxes/fixed-tax-screens.tsx')).FixedTaxCreateScreen,
    PATHS.fixedTaxes,
  ),
  screen(
    PATHS.fixedTaxEdit,
    async () => (await import('../features/fixed-taxes/fixed-tax-screens.tsx')).FixedTaxEditScreen,
    PATHS.fixedTaxes,
  ),
  screen(PATHS.codes, async () => (await import('../features/codes/code-list-screen.tsx')).CodeListScreen),
  screen(
    PATHS.codeCreate,
    async () => (await import('../features/codes/code-screens.tsx')).CodeCreateScreen,
    PATHS.codes,
  ),
  screen(
    PATHS.codeEdit,
    async () => (await import('../features/codes/code-screens.tsx')).CodeEditScreen,
    PATHS.codes,
  ),
  screen(PATHS.users, async () => (await import('../features/users/user-list-screen.tsx')).UserListScreen),
  screen(
    PATHS.userInvite,
    async () => (await import('../features/users/invite-screen.tsx')).InviteScreen,
    PATHS.users,
  ),
  screen(
    PATHS.processes,
    async () => (await import('../features/processes/processes-screen.tsx')).ProcessesScreen,
  ),
];
