import { ACCOUNTANT_FIELDS } from './src/doors/rest/account/accountant.wire.ts';
import { CODE_FIELDS } from './src/doors/rest/account/code.wire.ts';
import { COMPANY_FIELDS } from './src/doors/rest/company/company.wire.ts';
import { CONTRACTOR_FIELDS } from './src/doors/rest/contractor/contractor.wire.ts';
import { EMPLOYEE_FIELDS } from './src/doors/rest/employee/employee.wire.ts';
import { fieldDescription } from './src/doors/rest/openapi/field-places.ts';
import { TYPED_FIELD_TEXTS } from './src/text/typed-fields.es.ts';

/**
 * The shapes that get a name in the client's declaration, by the procedure and the place in it where each
 * stands: in its answer, or in a field of its input. The compiler spells them out wherever they stand.
 */
const NAMED_SHAPES: Record<string, readonly [procedure: string, ...place: string[]]> = {
  Employee: ['employees.get', 'answer'],
  EmployeeInput: ['employees.create', 'input', 'employee'],
  Company: ['companies.get', 'answer'],
  CompanyInput: ['companies.create', 'input', 'company'],
  Contractor: ['contractors.get', 'answer'],
  ContractorInput: ['contractors.create', 'input', 'contractor'],
  Accountant: ['accountants.get', 'answer'],
  RegistrationCode: ['codes.get', 'answer'],
  User: ['users.list', 'answer'],
  Access: ['users.list', 'answer', 'access'],
  Address: ['employees.get', 'answer', 'address'],
  HourlyRates: ['employees.get', 'answer', 'rates'],
  LeaveTerms: ['employees.get', 'answer', 'leave'],
  PayrollSheet: ['payroll.sheet', 'answer'],
  TimeEntry: ['payroll.get', 'answer'],
  TimeEntryInput: ['payroll.load', 'input', 'entry'],
  PayPeriod: ['payroll.get', 'answer', 'period'],
  PayStatement: ['payroll.get', 'answer', 'statement'],
  PayFacts: ['payroll.get', 'answer', 'facts'],
  ContractorSheet: ['contractorTime.sheet', 'answer'],
  ContractorPayment: ['contractorTime.get', 'answer'],
  EmployeeBalances: ['balances.get', 'answer'],
  PeriodRecord: ['periods.get', 'answer'],
  ReportPreview: ['reports.preview', 'answer'],
  Reconciliation: ['filing.reconciliation', 'answer'],
  RegisterAsKnown: ['audit.registerAsKnown', 'answer'],
  WhatIfAnswer: ['audit.whatIf', 'answer'],
};

/**
 * Returns a declaration in which the shapes of records have names, and their fields the sentences of the
 * documented interface: what a developer sees who hovers over one.
 */
export function namedDeclaration(declaration: string): string {
  const names = new Map<string, string>();
  for (const [name, [procedure, ...place]] of Object.entries(NAMED_SHAPES)) {
    const shape = shapeAt(declaration, procedure, place);
    if (shape === undefined) throw new Error(`The client has no ${procedure}.${place.join('.')}`);
    if (!names.has(outdented(shape))) names.set(outdented(shape), name);
  }
  const types = [...names].map(
    ([shape, name]) => `export type ${name} = {${named(shape.slice(1, -1), names)}};`,
  );
  return described(`${types.join('\n')}\n${named(declaration, names)}`);
}

/** Returns the shape at a place of a procedure: `{ … }` with its own indentation. */
function shapeAt(text: string, procedure: string, [side, ...fields]: readonly string[]): string | undefined {
  const [router = '', name = ''] = procedure.split('.');
  const calls = memberOf(memberOf(text, router, 1) ?? '', name, 2);
  if (calls === undefined) return undefined;
  const from = side === 'answer' ? calls.indexOf('=> Promise<') : calls.indexOf('(input: ');
  const shape = from < 0 ? undefined : shapeFrom(calls, from);
  return fields.reduce<string | undefined>((inner, field) => inner && fieldIn(inner, field), shape);
}

function memberOf(text: string, name: string, depth: number): string | undefined {
  const start = text.indexOf(`\n${'    '.repeat(depth)}${name}: {\n`);
  return start < 0 ? undefined : shapeFrom(text, start);
}

function fieldIn(shape: string, field: string): string | undefined {
  const inner = outdented(shape);
  const at = new RegExp(`\n    ${field}\\??: [^;\n]*\\{\n`).exec(inner);
  return at ? shapeFrom(inner, at.index) : undefined;
}

/** Returns the first shape that begins after a place of a text. */
function shapeFrom(text: string, from: number): string | undefined {
  const start = text.indexOf('{', from);
  return start < 0 ? undefined : text.slice(start, closingOf(text, start) + 1);
}

function closingOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A shape of the declaration has no end');
}

/** Returns a shape as it stands at the left margin. */
function outdented(shape: string): string {
  const indentation = /\n( *)\}$/.exec(shape)?.[1] ?? '';
  return shape.replaceAll(`\n${indentation}`, '\n');
}

/** Returns a text with names in place of the shapes that have one. */
function named(text: string, names: ReadonlyMap<string, string>): string {
  let written = '';
  let at = 0;
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', at)) {
    const end = closingOf(text, start);
    const shape = text.slice(start, end + 1);
    const name = names.get(outdented(shape));
    written += `${text.slice(at, start)}${name ?? `{${named(shape.slice(1, -1), names)}}`}`;
    at = end + 1;
  }
  return written + text.slice(at);
}

/** A line that begins a field: its indentation and its name. */
const FIELD = /^( +)([a-z]\w*)\??: /i;

/** Returns a declaration with the sentence about each field above it. */
function described(declaration: string): string {
  const sentences = sentencesByField();
  const lines = declaration.split('\n').flatMap((line) => {
    const [, indentation = '', field = ''] = FIELD.exec(line) ?? [];
    const sentence = sentences.get(field);
    return sentence === undefined ? [line] : [`${indentation}/** ${sentence} */`, line];
  });
  return lines.join('\n');
}

/** Returns the sentence about each field of a record, by its name in the typed procedures. */
function sentencesByField(): Map<string, string> {
  const tables = {
    Employer: EMPLOYEE_FIELDS,
    Company: COMPANY_FIELDS,
    Outemployer: CONTRACTOR_FIELDS,
    Accountant: ACCOUNTANT_FIELDS,
    Code: CODE_FIELDS,
  };
  const documented = Object.entries(tables).flatMap(([of, table]) =>
    Object.entries<{ name: string }>(table).map(([path, { name }]): [string, string] => [
      path.split('.').at(-1) ?? path,
      fieldDescription(name, { of, within: [] }, []) ?? '',
    ]),
  );
  const sentences = new Map(Object.entries(TYPED_FIELD_TEXTS));
  // A name that two records have gets the sentence of the first.
  for (const [name, sentence] of documented) if (!sentences.has(name)) sentences.set(name, sentence);
  return sentences;
}
