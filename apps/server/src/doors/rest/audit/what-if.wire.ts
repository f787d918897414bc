import { boundedListSchema } from '@garita/domain/field/bounded-list.schema';
import { requiredOr, STRICT } from '@garita/domain/field-code';
import { type WhatIf, whatIfSchema } from '@garita/domain/what-if/what-if.schema';
import { type AgencyFigures, PAY_AGENCIES, type PayFigures } from '@garita/domain/what-if/what-if-comparison';
import { z } from 'zod';
import type { SupposedEmployee, WhatIfAnswer } from '../../../application/report/lists/what-if.ts';
import { fieldError } from '../../../refusal/app-error.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs, type RecordWire, type WireBody } from '../wire/field-table.ts';
import { FREQUENCIES } from '../wire/period.wire.ts';
import { amount, dollars, optionalAmount } from '../wire/wire-amounts.ts';
import { choiceOr } from '../wire/wire-choices.ts';
import { clockOrZero } from '../wire/wire-hours.ts';
import { percent, percentOrZero } from '../wire/wire-percentages.ts';
import { isBlank, members, readAll } from '../wire/wire-value.ts';
import { dateOrMoment, listedId } from '../wire/wire-values.ts';

const tableRow = z.strictObject({ over: amount, rate: percent({ sign: '%' }), plus: amount }, STRICT);

const supposedWire = recordWire(whatIfSchema, {
  start: fieldAs('start', dateOrMoment),
  end: fieldAs('end', dateOrMoment),
  'raise.employeeIds': fieldAs('employers', listOr(listedId, 'employees')),
  'raise.rate': fieldAs('raise_percent', percentOrZero),
  'raise.hourly': fieldAs('raise_hourly', optionalAmount),
  'raise.salary': fieldAs('raise_salary', optionalAmount),
  minimumWage: fieldAs('minimum_wage', optionalAmount),
  tableRows: fieldAs('table', listOr(tableRow, 'tableRows')),
  'newEmployee.payFrequency': fieldAs('period_norma', choiceOr('biweekly', FREQUENCIES)),
  'newEmployee.hourlyRate': fieldAs('regular_pay', optionalAmount),
  'newEmployee.minutes': fieldAs('regular_time', clockOrZero),
  'newEmployee.salary': fieldAs('salary', optionalAmount),
});

/** The suppositions about the pay between two days; a field that is left out stays as it was. */
export const whatIfWire: RecordWire<WhatIf> = {
  ...supposedWire,
  decode: (body) =>
    readAll({
      supposed: () => supposedWire.decode(body),
      somebody: () => refuseNobody(members.parse(body)),
    }).supposed,
};

// Suppositions about a frequency without any hours or pay would change nothing, whatever was meant.
function refuseNobody({ period_norma, regular_pay, regular_time, salary }: WireBody): void {
  if (isBlank(period_norma) || ![regular_pay, regular_time, salary].every(isBlank)) return;
  throw fieldError('nothing-to-pay', 'period_norma');
}

// An empty list if the member is left out.
function listOr(member: z.ZodType, kind: Parameters<typeof boundedListSchema>[1]) {
  return boundedListSchema(member, kind, requiredOr('option-invalid')).default([]);
}

const figures = z.strictObject({
  gross: z.number(),
  withheld: z.number(),
  net: z.number(),
  employer_share: z.number(),
});

function writtenFigures({ gross, withheld, net, employer }: PayFigures) {
  return {
    gross: dollars(gross),
    withheld: dollars(withheld),
    net: dollars(net),
    employer_share: dollars(employer),
  };
}

const agencyFigures = z.strictObject({ withheld: z.number(), employer_share: z.number() });

function writtenAgency({ withheld, employer }: AgencyFigures) {
  return { withheld: dollars(withheld), employer_share: dollars(employer) };
}

/** An employee's real and supposed pay; `employer_id` is 0 for a supposed new employee. */
const employeeAnswer = answerWire(
  'SupposedEmployee',
  () => ({ employer_id: z.int(), name: z.string(), real: figures, supposed: figures }),
  ({ employeeId, name = '', real, supposed }: SupposedEmployee) => ({
    employer_id: employeeId,
    name,
    real: writtenFigures(real),
    supposed: writtenFigures(supposed),
  }),
);

const supposedPay = () => ({
  employees: z.array(employeeAnswer.schema()),
  agencies: z.array(
    z.strictObject({ agency: z.enum(PAY_AGENCIES), real: agencyFigures, supposed: agencyFigures }),
  ),
  total: z.strictObject({ real: figures, supposed: figures }),
});

function writtenPay({ employees, agencies, total }: Omit<WhatIfAnswer, 'years'>) {
  return {
    employees: employees.map((employee) => employeeAnswer(employee)),
    agencies: agencies.map(({ agency, real, supposed }) => ({
      agency,
      real: writtenAgency(real),
      supposed: writtenAgency(supposed),
    })),
    total: { real: writtenFigures(total.real), supposed: writtenFigures(total.supposed) },
  };
}

/** The real and the supposed pay by employee and by agency, for the whole range and for each year. */
export const whatIfAnswer = answerWire(
  'WhatIf',
  () => ({
    ...supposedPay(),
    years: z.array(z.strictObject({ year: z.int(), ...supposedPay() })),
  }),
  ({ years, ...range }: WhatIfAnswer) => ({
    ...writtenPay(range),
    years: years.map(({ year, ...ofYear }) => ({ year, ...writtenPay(ofYear) })),
  }),
);
