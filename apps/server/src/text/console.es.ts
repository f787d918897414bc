import type { Role } from '@garita/domain/account/permissions';
import type { ReconciledFigure } from '@garita/domain/filing/reconciliation/reconciliation';
import { formatCents } from '@garita/domain/money/cents';
import { PERIOD_STATUS_LABELS, ROLE_LABELS } from '@garita/domain/text/option-labels.es';
import { RECONCILIATION_TEXTS } from '@garita/domain/text/reconciliation-texts.es';
import { PROBLEM_TEXTS, PROJECTION_TEXTS } from '@garita/domain/text/verification-texts.es';
import type { DecryptionFault } from '@garita/ledger/encryption/keyring';
import type { Drift } from '@garita/ledger/fold/rebuild';
import type { UndecryptableText } from '@garita/ledger/registry/encrypted/undecryptable-texts';
import type { RegisterState, YearState } from '@garita/ledger/replay/state-at';
import type { Anchor } from '@garita/ledger/signing/anchors';
import type { CompanyVerification } from '@garita/ledger/verification/verify-company';
import type { FileKind } from '@garita/reports/file-check/check-file';

const FILE_KINDS: Record<FileKind | 'w2-of-the-states', string> = {
  'w2-of-the-states': 'W-2 de los estados, que no es un W-2PR',
  'w2pr-suri-text': 'W-2PR para SURI',
  'w2pr-ssa-text': 'W-2PR para la SSA',
  'wages-text': 'Salarios para el Departamento del Trabajo',
  'form-480-text': '480.6SP',
};

const SEAL_FAULTS: Record<DecryptionFault, string> = {
  'unknown-key': 'se cifró con otro secreto o está alterado',
  altered: 'está alterado',
  'not-sealed': 'está alterado',
};

/** The messages of the server and the command line. */
export const CONSOLE = {
  listening: (address: string) => `Garita está en ${address}`,
  demoLoading: (loaded: number, total: number) => `Cargando la demostración: ${loaded} de ${total} pagos`,
  demoSignIns: (signIns: readonly { email: string; role: Role }[], password: string) => [
    'Entre con una de estas cuentas:',
    ...signIns.map(({ email, role }) => `  ${email.padEnd(24)} ${ROLE_LABELS[role].toLowerCase()}`),
    `Contraseña: ${password}`,
  ],
  noUsers: [
    'Todavía no hay usuarios. Cree el primer administrador desde otra terminal:',
    '  npm run garita -- create-admin',
  ],
  unguarded:
    'Aviso: el usuario de DATABASE_URL puede modificar lo registrado. Defina DATABASE_OWNER_URL para impedirlo.',
  embeddedDatabase:
    'La base de datos integrada resiste que el proceso muera, no un corte de luz. Para producción defina DATABASE_URL.',
  stopping: 'Cerrando…',
  folderInUse: (folder: string, pid: number) =>
    `La carpeta ${folder} ya está en uso por otro proceso de Garita (proceso ${pid}). Ciérrelo o defina otra GARITA_DATA.`,
  folderStarting: (folder: string, pid: number) =>
    `El proceso ${pid} está abriendo la carpeta ${folder}. Intente otra vez en un momento.`,
  serverRefused: (port: number, status: number) =>
    `El servidor del puerto ${port}, que tiene la base de datos, no conoce este comando (${status}). ¿Es de otra versión?`,
  serverUnfinished: (port: number) =>
    `El servidor del puerto ${port}, que tiene la base de datos, no terminó. Lo que él imprime dice por qué.`,
  portInUse: (port: number) => `El puerto ${port} está ocupado. Defina otro: PORT=8081`,
  missingSecret: (folder: string) => [
    `Falta el secreto con que se cifraron los números guardados: no hay un archivo secret en ${folder}. Garita no cambió nada.`,
    'Ponga en esa carpeta el archivo secret que se guardó aparte de la copia, o defina GARITA_SECRET con lo que dice.',
  ],
  unknownSecret: [
    'Los números guardados se cifraron con otro secreto, y sin él nadie puede leerlos. Garita no cambió nada.',
    'Restablezca el GARITA_SECRET de antes (la base de datos integrada lo guarda en el archivo secret de su carpeta).',
    'Si lo está cambiando, defina el anterior en GARITA_SECRET_PREVIOUS y ejecute: npm run garita -- rotate-key',
  ],
  newerDatabase: [
    'Una versión más nueva de Garita ya cambió las tablas de esta base de datos, y esta no las conoce. No se cambió nada.',
    'Inicie la versión más nueva, o restablezca una copia de la base de datos hecha con esta.',
  ],
  earlyDatabase: [
    'Las tablas de esta base de datos son de una versión de prueba de Garita, de antes del 23 de noviembre de 2026, y ninguna versión posterior las actualiza. No se cambió nada.',
    'Ábrala con la versión que la hizo, o comience otra base de datos y lleve a ella los datos y los saldos.',
  ],
  oldPostgres: (version: string, oldest: number) => [
    `La base de datos es PostgreSQL ${version}, y Garita necesita PostgreSQL ${oldest} o más nuevo. No se cambió nada.`,
    'Actualice el servidor de PostgreSQL, o defina en DATABASE_URL uno más nuevo.',
  ],
  /** One line each, which is the whole answer of a start that cannot use its database. */
  databaseFailures: {
    noAnswer: (where: string) =>
      `No hay un PostgreSQL que conteste en la dirección de DATABASE_URL${where === '' ? '' : ` (${where})`}. Revise que esté encendido, y la dirección y el puerto.`,
    unknownHost: (where: string) =>
      `El servidor que nombra DATABASE_URL${where === '' ? '' : ` (${where})`} no existe en la red. Revise su nombre.`,
    closed: (where: string) =>
      `Lo que contesta en la dirección de DATABASE_URL${where === '' ? '' : ` (${where})`} cerró la conexión. Revise que sea un PostgreSQL y que permita entrar desde aquí.`,
    noDatabase:
      'La base de datos que nombra DATABASE_URL no existe en ese PostgreSQL. Créela, o revise su nombre.',
    refusedUser:
      'PostgreSQL no acepta el usuario o la contraseña de DATABASE_URL (o de DATABASE_OWNER_URL). Revíselos, y pg_hba.conf.',
    tooManyConnections:
      'El PostgreSQL de DATABASE_URL no acepta más conexiones. Cierre otras, o aumente max_connections.',
    diskFull: 'El disco está lleno y no se guardó nada. Libere espacio e intente otra vez.',
    starting: 'El PostgreSQL de DATABASE_URL está iniciando o cerrando. Intente otra vez en un momento.',
    noRight:
      'El usuario de la base de datos no tiene permiso para crear o cambiar las tablas. Defina DATABASE_OWNER_URL con el dueño.',
  },
  wrongConfiguration: 'La configuración no es válida:',

  usage: [
    'Uso: npm run garita -- COMANDO',
    '',
    '  create-admin   crea una cuenta con su administrador',
    '                 --email, --name, --last-name, --companies, --password; lo que falte se pregunta',
    '  reset-password        da una contraseña nueva a quien la perdió y cierra sus sesiones: --email',
    '  reset-second-factor   quita el segundo factor a quien perdió el teléfono: --email',
    '  verify         comprueba todo lo registrado de cada compañía sin cambiarlo, y que talonarios, planillas y archivos',
    '                 digan lo mismo; firma dónde está. --hash: además, que un movimiento tenga la huella que se guardó',
    '                 o se imprimió, o la empiece así (16 dígitos o más)',
    '  rebuild        rehace las proyecciones e informa de las diferencias',
    '  replay         rehace de los movimientos los libros de una compañía: --company, --seq o --at (2026-03-15T12:00:00Z)',
    '  export         escribe el paquete del auditor de una compañía, con que cualquiera comprueba lo registrado sin Garita:',
    '                 --company, --email de quien lo pide, --out ARCHIVO, --personal-data si la cuenta lo consiente',
    '  erase-memos    borra los memos de un pago, de quien lo pide, y anota quién y por qué: --company, --entry (el pago),',
    '                 --email de quien los borra, --reason',
    '  backup         guarda la base de datos integrada como está, sin parar el servidor: --out ARCHIVO, que no exista;',
    '                 con --keep NÚMERO, --out es una carpeta: la copia lleva la fecha, y quedan las últimas NÚMERO',
    '  restore ARCHIVO       hace de esa copia la base de datos integrada, donde todavía no hay una',
    '  rotate-key     cifra todo otra vez con un secreto nuevo: de GARITA_SECRET_PREVIOUS a GARITA_SECRET,',
    '                 o con uno que hace la base de datos integrada; cierra todas las sesiones',
    '  check-file ARCHIVO    comprueba un archivo para SURI, la SSA, el Departamento del Trabajo o Hacienda (480.6SP),',
    '                        sin base de datos: termina en 0 si se puede enviar, en 1 si tiene errores y en 2 si no es',
    '                        uno de esos archivos',
    '',
    'Con todos:',
    '  --json         imprime un solo objeto JSON para otros programas, también cuando algo no se puede; nada se pregunta',
    '  --demo         en los datos de la demostración',
    '  --help         muestra esto',
    '',
    'Lo que va tardando se muestra en el terminal, aparte de lo que se imprime.',
    '',
    'Termina en',
    '  0   si todo está bien',
    '  1   si algo no lo está, o no se puede hacer',
    '  2   si el comando no se dijo como se muestra aquí: sobra o falta una palabra o una opción, o su valor no sirve',
  ],
  noCommand: 'Diga qué comando.',
  unknownCommand: (name: string) => `No existe el comando '${name}'.`,
  unknownWord: (word: string) => `Sobra '${word}'.`,
  unknownOption: (option: string) => `El comando no tiene la opción ${option}.`,
  optionWithValue: (option: string) => `La opción ${option} no lleva valor.`,
  optionWithoutValue: (option: string) => `A la opción ${option} le falta su valor.`,
  ask: {
    email: 'Correo electrónico: ',
    name: 'Nombre: ',
    'last-name': 'Apellido: ',
    password: 'Contraseña (Enter para generarla): ',
  },
  unanswered: (option: string) => `Falta --${option}, y no hay a quién preguntarlo.`,
  adminCreated: (email: string) => `Se creó el administrador ${email}.`,
  unknownUser: (email: string) => `No hay un usuario con el correo ${email}.`,
  passwordReset: (email: string) => `${email} tiene una contraseña nueva y ninguna sesión abierta.`,
  secondFactorReset: (email: string) => `${email} ya no tiene segundo factor.`,
  noSecondFactor: (email: string) => `${email} no tenía segundo factor.`,
  generatedPassword: (password: string) => `Contraseña, que no se volverá a mostrar: ${password}`,
  memosErased: (entryId: number, seq: number) =>
    `Se borraron los memos del pago ${entryId}: movimiento ${seq}.`,
  nothingRecorded: 'Todavía no hay nada registrado.',
  verified: (
    companyId: number,
    found: { events: number; problems: number; uneven: number; erasedMemos: number },
  ) =>
    [
      `Compañía ${companyId}: ${count(found.events, 'movimiento', 'movimientos')}`,
      found.problems === 0 ? 'registro íntegro' : count(found.problems, 'problema', 'problemas'),
      ...(found.uneven === 0 ? [] : [count(found.uneven, 'cifra no cuadra', 'cifras no cuadran')]),
      ...(found.erasedMemos === 0 ? [] : [count(found.erasedMemos, 'memo borrado', 'memos borrados')]),
    ].join(', '),
  /** Everything that is signed, so that whoever keeps the line can check it without Garita. */
  anchored: ({ number, companyId, seq, hash, at, keyId, signature }: Anchor) =>
    `Ancla ${number}: compañía ${companyId}, movimiento ${seq}, ${hash}, ${at}, clave ${keyId}, firma ${signature}`,
  hashFound: (hash: string, { companyId, seq }: { companyId: number; seq: number }) =>
    `Huella ${hash}: es la del movimiento ${seq} de la compañía ${companyId}`,
  hashMissing: (hash: string) =>
    `Huella ${hash}: ningún movimiento la tiene; lo que había hasta él se cambió, o se cortó`,
  unopenedText: ({ table, column, key, fault }: UndecryptableText) =>
    `${table}.${column}, fila ${key.join(' ')}: no se abre, ${SEAL_FAULTS[fault]}`,
  unopenedTexts: (texts: number) =>
    `Aviso: ${count(texts, 'valor cifrado no se abre', 'valores cifrados no se abren')} con este secreto. Vea cuáles: npm run garita -- verify`,
  noSigningKey: 'Sin anclas nuevas y sin comprobar firmas: defina GARITA_SIGNING_KEY.',
  problem: ({ seq, problem }: CompanyVerification['problems'][number]) =>
    `  movimiento ${seq}: ${PROBLEM_TEXTS[problem]}`,
  uneven: ({ year, figure }: { year: number; figure: ReconciledFigure }) =>
    `  ${RECONCILIATION_TEXTS.table(year)}, ${RECONCILIATION_TEXTS.figures[figure]}: los talonarios, las planillas o los archivos no dicen lo que los movimientos`,
  unmadeDocuments: (why: string) =>
    `  talonarios, planillas y archivos: no se pueden hacer para compararlos: ${why}`,
  rebuilt: (companyId: number, drift: number) =>
    `Compañía ${companyId}: ${
      drift === 0 ? 'proyecciones iguales' : count(drift, 'fila corregida', 'filas corregidas')
    }`,
  checkedTo: (seq: number, last: number) => `movimiento ${seq} de ${last}`,
  comparing: (year: number) => `talonarios, planillas y archivos de ${year}`,
  checking: (done: number, all: number) => `Compañía ${done + 1} de ${all}…`,
  writing: (bytes: number) => `${megabytes(bytes)} MB…`,
  exported: (companyId: number, path: string, bytes: number) =>
    `Compañía ${companyId}: paquete del auditor en ${path}, ${megabytes(bytes)} MB`,
  noEvents: (companyId: number) => `La compañía ${companyId} no tiene movimientos.`,
  eventsEnd: (companyId: number, last: number) =>
    `El último movimiento de la compañía ${companyId} es el ${last}.`,
  replaying: (companyId: number, events: number) =>
    `Compañía ${companyId}: ${count(events, 'movimiento', 'movimientos')}…`,
  replayed: (companyId: number, seq: number) => `Compañía ${companyId} como la dejó el movimiento ${seq}`,
  replayedPeriod: ({ periodId, entryCount, status, gross, net }: RegisterState) =>
    `  período ${periodId}, ${PERIOD_STATUS_LABELS[status].toLowerCase()}: ${count(entryCount, 'pago', 'pagos')}, ingresos $${formatCents(gross)}, neto $${formatCents(net)}`,
  replayedYear: ({ subjectKind, subjectId, taxYear, amounts }: YearState) =>
    `  ${subjectKind === 'contractor' ? 'contratista' : 'empleado'} ${subjectId}, ${taxYear}: ingresos $${formatCents(amounts.gross)}, neto $${formatCents(amounts.net)}`,
  backupOfPostgres:
    'La base de datos es un PostgreSQL. Guárdela y restablézcala con sus propios programas, pg_dump y pg_restore.',
  backedUp: (path: string, bytes: number) => `Copia de la base de datos en ${path}, ${megabytes(bytes)} MB`,
  oldBackupRemoved: (path: string) => `Se quitó la copia ${path}, que ya no es de las últimas.`,
  fileThere: (path: string) => `Ya existe ${path}, y no se reemplaza. No se cambió nada.`,
  restoring: 'Haciendo la base de datos de la copia…',
  noBackup: (path: string) => `${path} no es una copia que hizo backup. No se cambió nada.`,
  restored: (folder: string) => `La base de datos está en ${folder}.`,
  noDatabase: (folder: string) =>
    `No hay una base de datos en ${folder}. Revise GARITA_DATA; create-admin, restore o el servidor hacen una. No se cambió nada.`,
  demoThere: 'Los datos de la demostración sí están ahí: añada --demo.',
  databaseThere: (folder: string) => `Ya hay una base de datos en ${folder}. No se cambió nada.`,
  secretNotBackedUp:
    'La copia no lleva el secreto ni la clave de las anclas (archivos secret y seal-key, o GARITA_SECRET y GARITA_SIGNING_KEY): guárdelos aparte.',
  drift: ({ projection, live, rebuilt }: Drift) =>
    `  ${PROJECTION_TEXTS[projection]}: ${drifted(live, rebuilt)}`,
  encrypting: (column: string) => `${column}…`,
  reencrypted: (column: string, texts: number) =>
    `${column}: ${count(texts, 'valor cifrado', 'valores cifrados')}`,
  secretRotated: 'Nada queda cifrado con el secreto anterior. Quite GARITA_SECRET_PREVIOUS.',
  folderSecretRotated: (folder: string) =>
    `Nada queda cifrado con el secreto anterior. El nuevo está en la carpeta ${folder}: guarde una copia.`,
  previousSecretMissing:
    'Defina GARITA_SECRET_PREVIOUS con el secreto de antes y GARITA_SECRET con el nuevo, y reinicie con ambos los servidores.',
  fileFailures: {
    noFolder: (folder: string) => `La carpeta ${folder} no existe. Créela, o escriba otra ruta.`,
    noFile: (path: string) => `El archivo ${path} no existe. Revise la ruta.`,
    isFolder: (path: string) => `${path} es una carpeta. Escriba la ruta de un archivo.`,
    noRight: (path: string) =>
      `Este usuario del sistema no puede leer o escribir ${path}. Revise los permisos, o escriba otra ruta.`,
    other: (path: string, code: string) =>
      `No se puede leer o escribir ${path}: el sistema contesta ${code}.`,
  },
  checkFile: {
    noPath: 'Diga qué archivo: npm run garita -- check-file ARCHIVO',
    unknown: 'No es un archivo de W-2PR, de salarios del Departamento del Trabajo ni de 480.6SP.',
    is: (kind: FileKind | 'w2-of-the-states', { year, records }: { year: number | null; records: number }) =>
      `${FILE_KINDS[kind]}${year === null ? '' : `, ${year}`}: ${count(records, 'línea', 'líneas')}`,
    more: (findings: number) => `Y ${findings} más.`,
    found: (errors: number, warnings: number) =>
      `${count(errors, 'error', 'errores')}, ${count(warnings, 'aviso', 'avisos')}`,
  },
  invalidField: (field: string, text: string) => `${field}: ${text}`,
} as const;

function drifted(live?: object, rebuilt?: object): string {
  if (live === undefined) return `falta ${JSON.stringify(rebuilt)}`;
  if (rebuilt === undefined) return `sobra ${JSON.stringify(live)}`;
  return `dice ${JSON.stringify(live)}, y los movimientos ${JSON.stringify(rebuilt)}`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1);
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
