/** Every address of the application, in Spanish. `href` fills in `:name`. */
export const PATHS = {
  signIn: '/',
  register: '/registro',
  recovery: '/recuperar',
  /** The server writes this address into the link of an invitation. */
  invitation: '/invitacion',
  /** The server writes this address into the link for a new password. */
  newPassword: '/contrasena',

  /** The documentation of the interface for other programs; under /api, where programmers look for it. */
  apiDocs: '/api/docs',

  shell: '/escritorio',
  desk: '/escritorio/dash',
  profile: '/escritorio/profile',

  companies: '/escritorio/empresas',
  companyCreate: '/escritorio/empresas/agregar',
  companyEdit: '/escritorio/empresas/editar/:companyId',
  companyHome: '/escritorio/empresas/:companyId',
  payrollAccounts: '/escritorio/empresas/:companyId/cuentas',
  payCalendar: '/escritorio/empresas/:companyId/calendario',
  companyRules: '/escritorio/empresas/:companyId/reglas',
  companyBalances: '/escritorio/empresas/:companyId/saldos',

  employees: '/escritorio/empresas/:companyId/empleados',
  employeeCreate: '/escritorio/empresas/:companyId/empleados/agregar',
  employeeImport: '/escritorio/empresas/:companyId/empleados/importar',
  employeeEdit: '/escritorio/empresas/:companyId/empleados/:employeeId/editar',
  employeeBalances: '/escritorio/empresas/:companyId/empleados/:employeeId/saldos',
  employmentEnd: '/escritorio/empresas/:companyId/empleados/:employeeId/fin',

  companyTaxes: '/escritorio/empresas/:companyId/taxes',
  companyTaxCreate: '/escritorio/empresas/:companyId/taxes/agregar',
  companyTaxEdit: '/escritorio/empresas/:companyId/taxes/:taxId/editar',

  contractors: '/escritorio/empresas/:companyId/terceros',
  contractorCreate: '/escritorio/empresas/:companyId/terceros/agregar',
  contractorEdit: '/escritorio/empresas/:companyId/terceros/:contractorId/editar',
  contractorPayments: '/escritorio/empresas/:companyId/terceros/:contractorId/pagos',
  contractorHours: '/escritorio/empresas/:companyId/terceros/horas/:contractorId',

  period: '/escritorio/empresas/:companyId/periodos/:periodId',
  months: '/escritorio/empresas/:companyId/meses',
  reconciliation: '/escritorio/empresas/:companyId/cuadre',
  nonResidents: '/escritorio/empresas/:companyId/no-residentes',
  audit: '/escritorio/empresas/:companyId/auditoria',

  accountants: '/escritorio/contadores',
  accountantCreate: '/escritorio/contadores/agregar',
  accountantEdit: '/escritorio/contadores/editar/:accountantId',

  yearParameters: '/escritorio/parametros/:year',
  fixedTaxes: '/escritorio/fixed-taxes',
  fixedTaxCreate: '/escritorio/fixed-taxes/agregar',
  fixedTaxEdit: '/escritorio/fixed-taxes/:fixedTaxId/editar',

  codes: '/escritorio/codigos',
  codeCreate: '/escritorio/codigos/agregar',
  codeEdit: '/escritorio/codigos/editar/:codeId',

  users: '/escritorio/usuarios',
  userInvite: '/escritorio/usuarios/invitar',

  processes: '/escritorio/procesos',
  timeEntry: '/escritorio/procesos/:companyId/:employeeId/cargar',
} as const;

type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The address of a screen about certain records: `href(PATHS.employees, { companyId: 7 })`. */
export function href<Path extends string>(path: Path, ids: Record<Parameter<Path>, number>): string {
  return Object.entries<number>(ids).reduce<string>(
    (address, [name, id]) => address.replace(`:${name}`, String(id)),
    path,
  );
}
