import { errorDetail } from './errors.es.ts';

/** The description of the interface at the head of its document. */
export const ABOUT = {
  title: 'Garita',
  description:
    'La interfaz de Garita para otros programas. Los montos son dólares exactos al centavo; las fechas, AAAA-MM-DD; las ' +
    'horas, HH:MM. Lo que aquí se describe se acepta siempre; también se acepta un número escrito como texto. Desde una página ' +
    'de otro origen se puede llamar solo si GARITA_ALLOWED_ORIGINS lo nombra; si no se configura, ninguno puede. Las descargas ' +
    'piden el mismo origen, por su cookie, o el access_token en el encabezado Authorization.',
} as const;

export const BEARER = 'El access_token que responde auth/login, en el encabezado Authorization.';
export const DOWNLOADS_COOKIE =
  'La cookie que auth/login deja en el navegador, para que un enlace pueda descargar. Solo vale para reports/.';

/** The summary of each operation. */
export const OPERATIONS = {
  signIn: 'Inicia una sesión. `code` es el segundo factor, donde está activado.',
  currentUser: 'Dice quién llama: su perfil y su rol.',
  signOut: 'Termina la sesión.',
  changePassword: 'Cambia la contraseña de quien llama y termina sus otras sesiones.',
  register: 'Abre una cuenta con un código de activación.',

  listCompanies:
    'Lista las compañías de la cuenta, también las desactivadas. Con `limit` (500 a lo sumo) responde una página por nombre: las que ' +
    'siguen a la compañía `after`, y de ellas las que tienen las palabras de `search`.',
  getCompany:
    'Muestra una compañía; sus horas de vacaciones y enfermedad son los valores iniciales de un empleado.',
  createCompany: 'Crea una compañía, hasta tantas como permite el código de la cuenta.',
  updateCompany: 'Edita una compañía.',
  switchCompany: 'Desactiva una compañía, o la vuelve a activar.',
  removeCompany: 'Elimina una compañía. Si tiene empleados o nómina, responde ok=false y la deja como está.',
  companyCheques:
    'Muestra el número que toma el próximo cheque de la compañía `id` y sus cheques anulados, con a quién eran, cuándo y por qué ' +
    '(`unpaid`: se quitó la marca de pagado; `deleted`: se eliminó el pago).',
  companyPayrollAccounts:
    'Muestra las cuentas del asiento contable de la compañía `id`: las que nombró, vacías donde no, y en `in_force` las que su ' +
    'asiento usa.',
  updatePayrollAccounts:
    'Guarda las cuentas del asiento contable de la compañía `id`, por nombre o número. La que se deja fuera o vacía es la usual.',
  companyDeposits:
    'Muestra los depósitos de la compañía `id` el año pasado, este y el próximo: lo que la compañía dijo (`federal_schedule` y ' +
    '`hacienda_schedule`: 1 mensual, 2 bisemanal, 0 sin decir) y en `proposed` lo que sale de su nómina. `is_known` es falso donde ' +
    'la nómina no alcanza el período de referencia: entonces hay que decirlo.',
  updateDepositFacts:
    'Guarda lo que la compañía `id` dice de sus depósitos en un año: la frecuencia de cada agencia, la línea 12 del 941 del ' +
    'trimestre anterior al primero pagado aquí, y el FUTA de trimestres anteriores sin depositar. 0 o null quitan lo dicho.',
  previewCertificateSwitch:
    'Enumera los empleados a quienes no se retiene por el certificado 499 R-4, con lo que se les retiene ahora y lo que se les retendría.',
  switchToCertificate: 'Pasa empleados al certificado 499 R-4, todos o ninguno. Lo ya cargado no cambia.',
  companyPayCalendars:
    'Muestra los calendarios de pago de la compañía `id`, por frecuencia (`period_norma`: 1 semanal, 2 bisemanal, 3 quincenal, ' +
    '4 mensual) y por el día desde el que rigen. Sin calendario rigen los períodos de `periods_by_year_and_type`.',
  setPayCalendar:
    'Guarda el calendario de la compañía `id` para una frecuencia. Con 1 y 2 hacen falta `first_start`, el primer día de un período, y ' +
    '`effective_from`, un día en que comienza un período del calendario: desde ese día no puede haber pagos cargados (422 los nombra). ' +
    'Con 3 y 4 solo se dicen `pay_lag_days` y `holidays`, que rigen desde la próxima fecha de pago.',
  listCompanyPeriods:
    'Muestra los períodos de la compañía `id` en un año y una frecuencia, según su calendario, con su fecha de pago (`pay_date`). Los de ' +
    'un calendario llevan 5 (semanal) o 6 (bisemanal) en el número, y son del año en que terminan.',
  contractorRuleEffects:
    'Muestra, por nombre, lo que a cada contratista activo de la compañía `id` se le retendría de un pago como el último del año, con la ' +
    'regla de hoy y con otra: la de `contractor_rule`, que es la de la ley si se deja fuera. No cambia nada.',
  leaveRuleEffects:
    'Muestra, por nombre, lo que cada empleado activo de la compañía `id` gana al mes de vacaciones y enfermedad (`before`) y lo que ganaría ' +
    'con otra regla (`after`): la de `leave_rule`, que es la de la ley si se deja fuera, y `small_employer`. No cambia nada.',
  stateNextCheque:
    'Dice qué número toma el próximo cheque de la compañía `id`; los demás siguen de ahí y saltan los ya usados. Un número usado o ' +
    'anulado no se acepta.',
  listDue:
    'Lista los depósitos y las planillas que vencen desde 60 días antes de hoy hasta 60 días después, de todas las compañías activas. ' +
    '`amount` es null donde no se paga nada con ello; `document` dice con qué pedir el documento en reports/.',
  reconcileYear:
    'Compara lo pagado en un año según los movimientos, los pagos, los talonarios y cada planilla. `is_even` dice si todo cuadra; ' +
    '`entries` nombra los pagos que no, con sus movimientos.',
  searchRecords: 'Lista los nombres de todo lo que se puede buscar en la cuenta.',

  listEmployees:
    'Lista los empleados de la compañía `id`, también los desactivados. El seguro social viene enmascarado. Con `limit` (500 a lo ' +
    'sumo) responde una página por nombre completo: los que siguen al empleado `after`, y de ellos los que tienen las palabras de `search`.',
  getEmployee: 'Muestra un empleado de una compañía.',
  createEmployee:
    'Crea un empleado en la compañía `id`. Si otra ficha de la compañía, activa o no, ya tiene el número de seguro social, responde 409 con su ' +
    '`employer_id`; con `reason`, por qué hace falta otra ficha, la crea y avisa en `warnings`.',
  updateEmployee: 'Edita un empleado.',
  listEmployeeCertificates:
    'Lista los certificados de retención 499 R-4 del empleado `id`, el último primero, con quién entró cada uno y cuándo. Los cambia `PUT ' +
    'employers/{id}`: una `certificate_date` posterior añade uno, la misma lo corrige y una anterior se rechaza.',
  employeeSeverance:
    'Calcula la mesada de la Ley 80 del empleado `id` si se le despide sin justa causa con `date` como último día: por omisión, la fecha de ' +
    'egreso de su ficha u hoy. No registra nada. Quien cobra por hora tiene el mes de los 30 días del último año con más paga regular.',
  employeeLastPay:
    'Dice qué lleva el último pago del empleado `id` por sus licencias con `date` como último día (por omisión, la fecha de egreso de su ficha u ' +
    'hoy): las vacaciones que quedan y lo que se paga por ellas, el período de ese día y su fecha de pago. No registra nada.',
  switchEmployee: 'Desactiva un empleado, o lo vuelve a activar.',
  removeEmployee: 'Elimina un empleado. Si alguna vez tuvo horas, responde ok=false y lo deja como está.',

  listContractors:
    'Lista los contratistas de la compañía `id`, también los desactivados. Sus números y cuentas vienen enmascarados. Con `limit` (500 ' +
    'a lo sumo) responde una página por nombre completo: los que siguen al contratista `after`, y de ellos los que tienen las palabras ' +
    'de `search`.',
  getContractor: 'Muestra un contratista de una compañía.',
  createContractor: 'Crea un contratista en la compañía `id`.',
  updateContractor: 'Edita un contratista.',
  switchContractor: 'Desactiva un contratista, o lo vuelve a activar.',
  removeContractor:
    'Elimina un contratista. Si alguna vez tuvo horas, responde ok=false y lo deja como está.',

  listAccountants: 'Lista los contadores de la cuenta, también los desactivados.',
  getAccountant: 'Muestra un contador.',
  createAccountant: 'Crea un contador.',
  updateAccountant: 'Edita un contador.',
  switchAccountant: 'Desactiva un contador, o lo vuelve a activar.',
  removeAccountant: 'Elimina un contador. Si algo se refiere a él, responde ok=false y lo deja como está.',

  listCompanyTaxes: 'Lista las líneas de la compañía `id`, también las desactivadas.',
  getCompanyTax: 'Muestra una línea de una compañía.',
  createCompanyTax:
    'Crea una línea de una compañía en la compañía `id`. `amount` son dólares o un porcentaje, según `type_amount` (1 porcentaje, 2 fijo).',
  updateCompanyTax: 'Edita una línea de una compañía.',
  switchCompanyTax: 'Desactiva una línea de una compañía, o la vuelve a activar.',
  removeCompanyTax:
    'Elimina una línea de una compañía. Si está en algún pago, responde ok=false y la deja como está.',

  listFixedTaxes: 'Lista los cinco taxes fijos como rigen hoy.',
  getFixedTax: 'Muestra un tax fijo como rige hoy.',
  saveNamedFixedTax:
    'Crea una versión del tax fijo que se nombra, desde `effective_from`, o desde hoy si no se dice.',
  saveFixedTax: 'Crea una versión de un tax fijo, desde `effective_from`, o desde hoy si no se dice.',
  fixedTaxTotals: 'Suma lo retenido al empleado `id` en un año, por fecha de pago.',

  getYearParameters:
    'Muestra los parámetros de un año: los que rigen al terminar el año, con su fuente. Lo que la ley fija cada año es null hasta que se entra.',
  saveYearParameters:
    'Guarda los parámetros de un año. Lo que no se envía queda como está; lo que cambia es una versión nueva con su fuente, y el pago ya cargado conserva lo que usó.',

  listCodes: 'Lista los códigos de activación.',
  getCode: 'Muestra un código de activación.',
  createCode: 'Crea un código de activación. `amount` es cuántas compañías permite.',
  updateCode: 'Edita un código de activación.',
  switchCode: 'Desactiva un código, o lo vuelve a activar.',
  removeCode: 'Elimina un código. Si ya abrió una cuenta, responde ok=false y lo deja como está.',

  getAccountSettings: 'Dice qué pide la cuenta a todos sus usuarios.',
  changeAccountSettings:
    'Cambia qué pide la cuenta a todos sus usuarios. Con `periods_closed_by_another`, quien cierra un período no es quien cargó su nómina. ' +
    'Desactivarla toma dos personas: la primera lo pide (`switch_off_asked_by`) y queda desactivada cuando otra lo dice también.',
  keepClosingRule: 'Deja activa la regla de cierre que alguien pidió desactivar.',
  listPeriods: 'Lista los períodos de un año: `type` es 1 o weekly, 2 o biweekly, 4 o monthly.',
  getPeriod:
    'Dice cómo está un período de la compañía: open, reviewed o closed, lo que tiene cargado, quién lo revisó, cerró o reabrió, y el sello de su cierre. ' +
    '`booked_by` dice quiénes cargaron o cambiaron pagos en él, y `closed_by_another`, si por eso quien llama no puede cerrarlo. ' +
    '`repeated` tiene los pagos de una misma persona con el mismo neto, cada uno con quién lo cargó y cuándo. ' +
    '`years_left_out` nombra los años de lo pagado en él que el acceso de quien llama no muestra, y que ninguna cifra incluye.',
  reviewPeriod: 'Marca el período como revisado. Lo que se cargue después lo deja abierto otra vez.',
  closePeriod:
    'Cierra un período revisado: nada se carga, se corrige ni se elimina en él. El libro queda firmado. Si la cuenta lo pide, ' +
    'no lo cierra quien cargó o cambió pagos en él.',
  reopenPeriod: 'Reabre un período cerrado, por la razón que dice `reason`.',
  listMonths:
    'Lista los meses de un año de la compañía que ya comenzaron, por fecha de pago: open, closed o changed, lo pagado en cada uno a empleados (`employers`) y a ' +
    'contratistas (`outemployers`), y si ya terminó (`is_over`). `open_periods` son los períodos sin cerrar de los que se paga en él. `closing` dice quién lo ' +
    'cerró, cuándo, el sello y lo pagado entonces; en `changed`, los montos que hoy son otros.',
  closeMonth:
    'Cierra un mes terminado (AAAA-MM), cuando están cerrados todos los períodos de los que se paga en él, o lo cierra otra vez si cambió. El libro queda ' +
    'firmado. Con `confirmed_net`, el neto de todos que alguien vio, no se cierra si ya es otro. Un mes cerrado no impide nada.',
  payrollSheet: 'Muestra la nómina de un empleado en un año: sus períodos, lo pagado en ellos y lo retenido.',
  getTime: 'Muestra un pago que está en vigor. `memo_erased` dice que su memo se borró.',
  entryReach: 'Muestra a qué casillas de qué planillas llega un pago: qué dicen, y qué dirían sin él.',
  timeHistory: 'Muestra cada versión de un pago, desde que se cargó: quién, cuándo y sus montos.',
  previewRecalculation: 'Muestra un pago como es y como sería calculado otra vez. No cambia nada.',
  listStaleTime: 'Lista los pagos de la compañía `id` que cambiarían si se calcularan otra vez.',
  getPayRun:
    'Muestra la nómina de un período de la compañía: a quién le toca cobrar (`is_due`), quién no trabajó, lo cargado de cada uno, la fecha de ' +
    'pago que se propone y el borrador (`draft`) con su `version`.',
  getRunDraft:
    'Muestra el borrador de la nómina de un período: las filas como se escribieron, quién cambió cada una y cuándo. Con `since`, solo las que ' +
    'cambiaron después de esa `version`, también las que se vaciaron. `position` es hasta dónde llega lo registrado de la compañía.',
  saveRunDraft:
    'Guarda filas del borrador como se escribieron, todas o ninguna, y responde las que cambiaron después de la `version` que se envía. Si ' +
    'otra persona cambió después una de ellas, responde 409 y dice cuál, quién y cuándo. Una fila que no se nombra se queda como está.',
  previewPayRun:
    'Calcula la nómina de un período de la compañía con las filas de `rows`, una por empleado, sin guardar nada: de cada fila, sus montos, ' +
    'sus avisos y, si se rechazaría, por qué; y las sumas de las demás. `position` es hasta dónde se leyó.',
  loadPayRun:
    'Carga la nómina de un período de la compañía: todas las filas de `rows` o ninguna. `confirmed_total` es la suma de los netos que se ' +
    'confirmó; si ya no es la misma, responde 409. Con la `position` de la vista previa se rechaza la fila de quien cobró después. ' +
    'Deja constancia de que quienes están en `without_work_ids` no trabajaron. Vacía esas filas del borrador.',
  loadTime:
    'Carga un pago del empleado `id`. El servidor calcula los montos y no toma los que se envíen sin marcarlos como ' +
    'escritos (`tax_pr_edited`, `edited`). `warnings` dice cuáles de esos no son el calculado, y si el saldo inicial del año ya cuenta ' +
    'lo pagado ese día.',
  amendTime:
    'Cambia un pago, con las tarifas y las tasas con que se calculó. Lo que no se envía se queda como está; un `tax_pr`, o un `value` de ' +
    '`payment`, que no es el vigente ni el calculado cuenta como escrito; para volver al calculado se envía la marca en `false` sin el monto. `stale` son los otros pagos del empleado que este cambio dejó por ' +
    'calcular otra vez.',
  correctTime:
    'Corrige un pago de un período cerrado con otro pago, que es la diferencia: queda en el período `period_id`, abierto, y se paga el ' +
    '`pay_date`, del mismo año. Lo demás dice cómo debió ser el pago `id`; lo que no se envía se queda como está con sus correcciones. ' +
    'Los montos de la respuesta pueden ser negativos, y `corrects` dice qué pago corrige.',
  recalculateTime: 'Calcula un pago otra vez, con las tarifas y las tasas de ahora.',
  deleteTime: 'Elimina un pago. El libro guarda quién y por qué; `reason` lo dice.',
  markTimePaid:
    'Marca un pago como pagado, con su fecha y cómo se pagó, o le quita la marca. No cambia sus montos ni su versión. `paid_net` queda ' +
    'como se pagó aunque el pago se corrija, y `paid_difference` dice lo que falta o, con menos, lo que sobra: marcarlo otra vez lo ' +
    'salda. Un cheque (`paid_method` 1) toma el próximo número de la compañía o el que diga `cheque_number`; al quitar la marca o ' +
    'eliminar el pago el número queda anulado y no se usa más.',
  contractorSheet: 'Muestra lo pagado a un contratista en un año, por fecha de pago.',
  getContractorTime: 'Muestra un pago a un contratista que está en vigor.',
  contractorTimeHistory:
    'Muestra cada versión de un pago de un contratista, desde que se cargó: quién, cuándo y sus montos.',
  paymentReach:
    'Muestra a qué casillas de la 480.6SP llega un pago a un contratista: qué dicen, y qué dirían sin él.',
  loadContractorTime:
    'Carga un pago del contratista `id`: horas, `flat_fee` (pago fijo) y `refund` (gastos reembolsados, que no son ingreso). `detained` se toma donde `detained_edited` dice que se escribió; `warnings` dice si otro vino y no se tomó.',
  amendContractorTime: 'Cambia un pago de un contratista, con la tarifa y el porcentaje con que se calculó.',
  recalculateContractorTime:
    'Calcula un pago de un contratista otra vez, con la tarifa, el relevo, la regla y los pagos anteriores de ahora.',
  markContractorTimePaid:
    'Marca un pago de un contratista como pagado, o le quita la marca. Lo pagado, la diferencia y el número de cheque son como en ' +
    '`time/{id}/paid`.',
  deleteContractorTime:
    'Elimina un pago de un contratista. El libro guarda quién y por qué; `reason` lo dice.',
  employeeBalances:
    'Muestra los saldos del empleado `id`: los totales y límites de un año, y sus vacaciones y enfermedad. `warnings` dice qué de lo traído puede ser un error.',
  yearPayments:
    'Lista los pagos de un año del empleado `id` por fecha de pago, con lo pagado y cuántas veces se corrigió cada uno.',
  adjustLeave:
    'Corrige las vacaciones (`vacation`) o la enfermedad (`sick`) del empleado `id` desde una fecha, y dice por qué.',
  bringForward: 'Guarda lo que el año del empleado `id` ya tenía antes de Garita.',
  removeOpening:
    'Quita lo que el año `year` del empleado `id` tenía antes de Garita. El libro guarda lo que decía; `reason` dice por qué se quita, y hace falta si el año se presentó.',

  getSecondFactor:
    'Dice si el inicio de sesión pide un segundo factor, y cuántos códigos de recuperación quedan.',
  startSecondFactor:
    'Crea el secreto de un segundo factor. No se pide hasta que un código lo confirme con auth/2fa/verify.',
  confirmSecondFactor:
    'Activa el segundo factor. Responde diez códigos de recuperación, que no se muestran otra vez.',
  removeSecondFactor: 'Desactiva el segundo factor. `code` puede ser un código de recuperación.',

  listReports: 'Lista los documentos por su nombre.',
  lastBonusRule: 'Muestra la configuración del bono que la compañía usó la última vez.',
  previewReport:
    'Dice lo que un documento suma y lo que le falta de los datos guardados, sin hacerlo. `report` es su nombre en `reports/available`; lo demás, lo que pide su propia dirección. `of` y `field` dicen de quién es el dato y su campo, como los nombran sus propias llamadas. `companies` nombra las compañías que incluye, si varias tienen el mismo número patronal.',
  stubOfEntry: 'Descarga el talonario de un pago.',
  payLetter: 'Descarga la carta que explica un pago al empleado, comparado con el anterior.',
  withholdingCertificate:
    'Descarga el certificado 499 R-4 de un empleado para que lo firme, con lo que reclama el que está en vigor.',
  employmentLetter: 'Descarga la carta de empleo de un empleado, con la fecha de hoy.',
  earningsCertificate:
    'Descarga la certificación de ingresos de un empleado: cada pago entre dos fechas de pago, con sus totales.',
  stubsOfEmployee: 'Descarga los talonarios de un empleado en un período.',
  stubsOfYear: 'Descarga los talonarios de lo que se pagó a un empleado en un año.',
  stubsOfPeriod: 'Descarga los talonarios de todos los empleados en un período.',
  stubOfContractor: 'Descarga el talonario de un pago de servicios profesionales.',
  formW2pr:
    'Descarga la W-2PR de un empleado o, con `employer_id` 0, de todos. Cada una recibe entonces su número de control y lo conserva.',
  form940: 'Descarga la planilla 940.',
  form941: 'Descarga la planilla 941 de un trimestre. Quien paga con 943 no la tiene.',
  form943: 'Descarga la planilla 943. Quien paga con 941 no la tiene.',
  form499: 'Descarga la planilla 499 R-1B de un trimestre.',
  formUnemployment: 'Descarga la planilla de desempleo e incapacidad de un trimestre.',
  formChauffeur: 'Descarga la planilla de choferil de un trimestre.',
  workersCompensation: 'Descarga la planilla de la CFSE. `year` es el año en que termina el año fiscal.',
  christmasBonus: 'Descarga el bono de Navidad, y guarda su configuración en la compañía.',
  salaries: 'Descarga los salarios pagados entre dos fechas.',
  employerCost: 'Descarga lo que la compañía aporta por lo pagado entre dos fechas.',
  periodEmployerCost: 'Descarga lo que la compañía aporta por lo pagado de un período.',
  payrollRegister:
    'Descarga la nómina de un período: una línea por empleado, la aportación patronal y el efectivo necesario.',
  payrollRegisterSheet: 'Descarga la nómina de un período en Excel.',
  journal:
    'Descarga el asiento contable de lo pagado entre dos fechas: débitos y créditos por cuenta. ' +
    'Con `format`, como Excel, CSV o IIF de QuickBooks.',
  periodJournal: 'Descarga el asiento contable de lo pagado de un período, en los mismos formatos.',
  whatIfReport:
    'Descarga lo pagado entre dos días junto a lo que habría sido, como `audit/{companyId}/what-if`.',
  historyReport:
    'Descarga lo que le ocurrió a la nómina de una compañía, como `audit/{companyId}/history`, entero o por lo que se escoja; `from_seq` es el ' +
    'movimiento con que comienza. En Excel trae otra hoja con cada monto que cambió, antes y después.',
  periodHistory:
    'Descarga todo lo que le ocurrió a la nómina de un período, como `reports/history` con `period_id`.',
  registerAsKnownReport:
    'Descarga la nómina de un período como se conocía en dos momentos del libro, como `audit/{companyId}/register/{periodId}`.',
  reconciliationReport: 'Descarga el cuadre de un año, como `filing/reconciliation/{companyId}/{year}`.',
  leave: 'Descarga las vacaciones y la enfermedad entre dos fechas.',
  wagesText: 'Descarga el archivo de salarios de un trimestre para el Departamento del Trabajo.',
  w2prSuriText: 'Descarga el archivo de W-2PR para SURI.',
  w2prSsaText: 'Descarga el archivo de W-2PR para el Seguro Social.',
  contractorPayments: 'Descarga lo pagado por servicios profesionales entre dos fechas.',
  nonResidents:
    'Descarga lo pagado a no residentes en un año y lo que se les retuvo, por persona y por mes, para la 480.6C.',
  contractorYear: 'Descarga lo pagado por servicios profesionales en un año, mes por mes.',
  form480Text: 'Descarga el archivo de 480.6SP para Hacienda.',
  downloadPackage:
    'Descarga en un archivo ZIP todos los documentos de una compañía en un año o, con `trimestre`, en un trimestre, con una hoja de totales. ' +
    'La hoja dice cuáles no se pudieron hacer y qué les falta. Las W-2PR y las 480.6SP de un año reciben entonces su número de control.',
  downloadAuditorPacket:
    'Descarga en un archivo ZIP el libro de una compañía con lo que hace falta para comprobarlo sin Garita: movimientos, anclas, sumas de ' +
    'los períodos, un manifiesto y un verificador. Con `personal_data` lleva también nombres, memos y lo que se presentó; quien lo pide consiente ' +
    'por la cuenta, y un auditor no puede. Queda en el historial de la compañía.',

  listFiledDocuments:
    'Lista los documentos de una compañía que están marcados como presentados, con los días de pago que cubren.',
  fileDocument:
    'Marca un documento como presentado: lo hace otra vez y guarda esos bytes, sellados. `report` es su nombre en `reports/available`; ' +
    '`filed_on`, el día; `confirmation`, el número que dio la agencia; lo demás, lo que pide su propia dirección. Después, lo que se paga en ' +
    'esos días solo se corrige con `reason`.',
  compareFiledDocument:
    'Muestra las líneas de un documento presentado que hoy serían otras, y con qué formularios se corrigen.',
  downloadFiledCopy:
    'Descarga la copia guardada de un documento presentado. El libro guarda quién la descargó.',
  ledgerHistory:
    'Lista en orden lo que le ocurrió a la nómina de una compañía, 50 movimientos por parte: quién, cuándo, por qué, antes y después, y lo ' +
    'acumulado. `year`, `period_id`, `employer_id`, `outemployer_id` y `time_id` escogen de cuándo, de quién o de qué; `movement`, la clase de movimiento; `minimum`, ' +
    'el cambio mínimo del ingreso o del neto. Con `time_id` se cuentan también las correcciones de ese pago en otros períodos, de las que `corrects` dice qué pago corrigen. `closed` es lo pagado en el período o el mes (`month`) que se cerró, y `seal`, el sello de ese cierre. `next` es el `after` de la parte que sigue.',
  disclosures:
    'Lista quién vio números completos de las personas de una compañía (`look`) y quién descargó sus documentos o sus listas (`export`; en `list`, el nombre de la lista), 50 por parte, lo ' +
    'último primero. `kind`, `user_id`, `employer_id` y `outemployer_id` escogen la clase, quién y de quién. `next` es el `after` de la parte que sigue.',
  verifyBooks:
    'Comprueba todo lo guardado de la nómina de una compañía, como `garita verify`, y que talonarios, planillas y archivos digan lo mismo, sin cambiarlo, y anota quién lo comprobó y cómo salió. `check` ' +
    'pide una sola de las comprobaciones (`chains`, `pay`, `projections`, `anchors`, `copies`, `returns`), y `from`, que siga donde dijo `next`. Con el `so_far` de ' +
    'la parte anterior, las partes son una sola verificación, que se anota al terminar la última. El primero de `problems` es el primer movimiento malo.',
  verifications:
    'Lista las últimas verificaciones de una compañía, de cualquiera de la cuenta: quién, cuándo, hasta qué movimiento y cómo salió. De quien no ve ' +
    'todos los años, `from_year` y `to_year` son de los que se compararon documentos.',
  whatIf:
    'Muestra lo pagado entre dos días, de cinco años a lo más, junto a lo que habría sido, por empleado y por agencia y por cada año, sin guardar ' +
    'nada. `raise_percent`, `raise_hourly` y `raise_salary` son un aumento de sueldo de los empleados de `employers`, o de todos; `minimum_wage`, otro salario mínimo; `table`, otra ' +
    'tabla de retención, desde cero; `regular_pay`, `regular_time` y `salary`, lo que ganaría un empleado nuevo en cada período de `period_norma`.',
  registerAsKnown:
    'Muestra la nómina de un período según se conocía tras el movimiento `seq` o en el momento `at`, junto a la de hoy o, con `other_seq` u ' +
    '`other_at`, a la que se conocía entonces, y los movimientos que hicieron cada diferencia.',

  listSettlements:
    'Lista lo que una compañía hizo fuera de Garita: planillas y depósitos (`what`, como en `filing/due`) y los períodos en que un empleado no trabajó.',
  settleObligation:
    'Marca una planilla o un depósito como hecho fuera de Garita: `what`, `start` y `end` como en `filing/due`. Deja de estar vencido. Lo que ya estaba marcado queda como estaba.',
  recordNoWork: 'Anota que un empleado no trabajó en un período: el período ya no espera por su pago.',
  withdrawSettlement: 'Quita una marca de hecho fuera de Garita o de que alguien no trabajó.',
  withdrawFiling: 'Quita la marca de presentado, por la razón que dice `reason`. La copia se conserva.',
} as const;

export type OperationId = keyof typeof OPERATIONS;

export const ANSWERED = 'Hecho.';

/** The description of a name in a body that only answers have. */
export const SENT_BACK_TEXT = 'Se recibe como se contestó, y no cambia nada.';

/** The headers that come with an answer. */
export const ANSWER_HEADERS = {
  ETag: 'La versión de lo guardado, para el If-Match del próximo cambio.',
  'Content-Disposition': 'El nombre del archivo.',
  'Set-Cookie': 'La cookie de las descargas.',
} as const;

export type AnswerHeader = keyof typeof ANSWER_HEADERS;

/** The headers that a call may send besides the token. */
export const REQUEST_HEADERS = {
  'Idempotency-Key':
    'Un UUID de quien llama. Repetida con los mismos datos, la llamada se hace una sola vez y responde lo mismo.',
  'If-Match':
    'La versión que se cambia, como la dio el ETag. Si ya no es esa, nada cambia y la respuesta es 409.',
} as const;

/** The reason for each status of a refused call. */
export const REFUSAL_STATUS_TEXTS = {
  400: errorDetail('idempotency-key-invalid'),
  401: 'Sin sesión, o las credenciales no son válidas.',
  403: 'El rol de quien llama no lo permite.',
  404: 'No existe, o es de otra cuenta.',
  409: 'Lo guardado cambió, o no admite el cambio.',
  413: errorDetail('too-large'),
  422: 'Los datos no son válidos; `errors` dice qué campos y por qué, y `detail` nombra los primeros.',
  429: 'Demasiados intentos; el encabezado Retry-After dice cuántos segundos esperar.',
  500: 'Se ha producido un error.',
  503: 'El servicio está ocupado; se puede intentar otra vez.',
} as const;
