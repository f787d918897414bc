import { describe, expect, it } from 'vitest';
import { checkFile, type FileKind } from './check-file.ts';
import { RULES, type Rule } from './rules.ts';
import { fileOf, form480Records, ssaRecords, suriRecords, wageRecords } from './sample-files.builder.ts';
import { findingText } from './text/file-check.es.ts';

type Edit = readonly [record: number, start: number, text: string | readonly string[]];
/** The rules of the bytes of a file or of all amounts of somebody, which no one edit breaks alone. */
const OF_BYTES = ['line-end', 'byte-order-mark', 'utf-16', 'report-of-zeros', 'employee-of-zeros'];

type Case = { rule: Rule; because: string; edits: readonly Edit[]; besides?: readonly Rule[] };

// Records of the samples by their number. For SURI: 1 RA, 2 RE, 3 to 5 Ana's RW, RO and RS, 6 to 8 Luis's, 9
// RT, 10 RU, 11 RV, 12 RF. Where an edit changes an amount, its total is changed with it, so that the rule
// stands alone.

const W2PR: readonly Case[] = [
  {
    rule: 'character',
    because: 'ñ in a name',
    edits: [
      [3, 42, 'MU\u00D1OZ       '],
      [5, 49, 'MU\u00D1OZ       '],
    ],
  },
  {
    rule: 'required',
    because: 'no last name',
    edits: [
      [6, 42, '     '],
      [8, 49, '     '],
    ],
  },
  { rule: 'constant', because: 'a jurisdiction that is not P', edits: [[2, 220, 'V']] },
  {
    rule: 'w2-of-the-states',
    because: 'no jurisdiction, whatever else is of another form',
    edits: [
      [2, 220, ' '],
      [3, 188, '00000000100'],
    ],
  },
  { rule: 'blank', because: 'text between two fields', edits: [[3, 143, 'X']] },
  { rule: 'zeros', because: 'federal wages', edits: [[3, 188, '00000000100']] },
  { rule: 'blank-or-zeros', because: 'a number in a place that nobody uses', edits: [[5, 332, '581020304']] },
  { rule: 'digits', because: 'letters in the number of employees', edits: [[12, 8, '00000000X']] },
  { rule: 'money', because: 'a point in an amount', edits: [[4, 275, '00030000.00']] },
  {
    rule: 'capitals',
    because: 'small letters in a name',
    edits: [
      [3, 12, 'Ana'],
      [5, 19, 'Ana'],
    ],
  },
  {
    rule: 'left-justified',
    because: 'a name that begins late',
    edits: [
      [3, 12, ' ANA'],
      [5, 19, ' ANA'],
    ],
  },
  {
    rule: 'person-name',
    because: "an apostrophe in a person's name",
    edits: [
      [3, 42, "O'NEILL     "],
      [5, 49, "O'NEILL     "],
    ],
  },
  { rule: 'company-name', because: "an apostrophe in a company's name", edits: [[2, 40, "PAN'S  "]] },
  { rule: 'code', because: 'an employment code that there is not', edits: [[2, 219, 'Z']] },
  { rule: 'email', because: 'an address without a host', edits: [[2, 279, 'jose@    ']] },
  { rule: 'phone', because: 'seven digits', edits: [[2, 249, '5550102   ']] },
  { rule: 'date', because: 'a month 13', edits: [[5, 501, '19801315']] },
  {
    rule: 'year',
    because: 'a year of the last century',
    edits: [[2, 3, '1926']],
    besides: ['young-outside-age'],
  },
  ...['000120304', '581000304', '581020000'].map(
    (number): Case => ({
      rule: 'social-security-number-never-issued',
      because: number,
      edits: [
        [3, 3, number],
        [5, 10, number],
      ],
    }),
  ),
  {
    rule: 'employer-prefix-never-given',
    because: 'a number that begins with 07',
    edits: [[1, 3, '070111222']],
  },
  { rule: 'employer-number', because: 'zeros', edits: [[2, 8, '000000000']] },
  ...['666010101', '900010101', '111111111', '123456789', '000000000'].map(
    (number): Case => ({
      rule: 'social-security-number',
      because: number,
      edits: [
        [3, 3, number],
        [5, 10, number],
      ],
    }),
  ),
  {
    rule: 'address-missing',
    because: 'no town',
    edits: [
      [3, 110, '     '],
      [5, 117, '     '],
    ],
  },
  { rule: 'resubmission-code', because: 'sent again without the code', edits: [[1, 29, '1']] },
  { rule: 'count', because: 'three of two employees', edits: [[12, 8, '000000003']] },
  // 30,700.00 + 10,000.00 = 40,700.00, one cent more.
  { rule: 'total', because: 'one cent more than the sum', edits: [[9, 40, '000000004070001']] },
  // 30,000.00 + 500.00 + 200.00 + 300.00 = 31,000.00.
  {
    rule: 'box-11',
    because: 'one cent less than 7 + 8 + 9 + 10',
    edits: [
      [4, 319, '00003099999'],
      [10, 415, '000000003099999'],
    ],
  },
  { rule: 'other-than-before', because: "somebody else's number", edits: [[5, 10, '581020305']] },
  // 31,000.00 of social security, 30,999.99 of Medicare; 30,999.99 + 10,000.00 = 40,999.99.
  {
    rule: 'medicare-below-social-security',
    because: 'a cent less than boxes 20 and 24',
    edits: [
      [3, 232, '00003099999'],
      [9, 70, '000000004099999'],
    ],
  },
  // Luis without wages of social security: 30,700.00 is left of 40,700.00.
  {
    rule: 'social-security-tax-without-wages',
    because: 'tax of nothing',
    edits: [
      [6, 210, '00000000000'],
      [9, 40, '000000003070000'],
    ],
    besides: ['social-security-tax-differs'],
  },
  // Luis without wages of Medicare: 31,000.00 is left of 41,000.00; his social security then is more.
  {
    rule: 'medicare-tax-without-wages',
    because: 'tax of nothing',
    edits: [
      [6, 232, '00000000000'],
      [9, 70, '000000003100000'],
    ],
    besides: ['medicare-below-social-security', 'medicare-tax-differs'],
  },
  // Household, 2,999.99 in 2026: 6.2 % = 186.00, 1.45 % = 43.50. Sums: 33,699.99; 1,922.00 + 186.00 =
  // 2,108.00; 33,999.99; 449.50 + 43.50 = 493.00.
  {
    rule: 'household-below-threshold',
    because: 'a cent less than 3,000.00',
    edits: [
      [2, 219, 'H'],
      [6, 210, ['00000299999', '00000018600', '00000299999', '00000004350']],
      [9, 40, ['000000003369999', '000000000210800', '000000003399999', '000000000049300']],
    ],
    besides: ['kind-of-work-blank'],
  },
  // The base of 2026 is 184,500.00, the most that is withheld of it 11,439.00. Luis with 184,500.01: 6.2 % =
  // 11,439.00; Medicare 1.45 % = 2,675.25. Sums: 215,200.01; 1,922.00 + 11,439.00 = 13,361.00; 215,500.01;
  // 449.50 + 2,675.25 = 3,124.75.
  {
    rule: 'social-security-above-base',
    because: 'a cent above the base',
    edits: [
      [6, 210, ['00018450001', '00001143900', '00018450001', '00000267525']],
      [9, 40, ['000000021520001', '000000001336100', '000000021550001', '000000000312475']],
    ],
  },
  // One cent more withheld than 11,439.00, of wages at the base.
  {
    rule: 'social-security-tax-above-limit',
    because: 'a cent above 6.2 % of the base',
    edits: [
      [6, 210, ['00018450000', '00001143901', '00018450000', '00000267525']],
      [9, 40, ['000000021520000', '000000001336101', '000000021550000', '000000000312475']],
    ],
  },
  { rule: 'control-number-zero', because: 'no number', edits: [[5, 356, '000000000']] },
  { rule: 'control-number-reserved', because: "Hacienda's number", edits: [[8, 356, '900000000']] },
  { rule: 'control-number-repeated', because: "Ana's number again", edits: [[8, 356, '000000101']] },
  { rule: 'control-number-falling', because: "less than Ana's", edits: [[8, 356, '000000100']] },
  {
    rule: 'person-repeated',
    because: "Ana's number again",
    edits: [
      [6, 3, '581020304'],
      [8, 10, '581020304'],
    ],
  },
  // 6.2 % of 31,000.00 = 1,922.00; 54 cents more, where 53 payments round by a cent each. 1,922.54 + 620.00 =
  // 2,542.54.
  {
    rule: 'social-security-tax-differs',
    because: '54 cents more than 6.2 %',
    edits: [
      [3, 221, '00000192254'],
      [9, 55, '000000000254254'],
    ],
  },
  // 1.45 % of 31,000.00 = 449.50; 54 cents less. 448.96 + 145.00 = 593.96.
  {
    rule: 'medicare-tax-differs',
    because: '54 cents less than 1.45 %',
    edits: [
      [3, 243, '00000044896'],
      [9, 85, '000000000059396'],
    ],
  },
  // 2,100.00 + 1.00 = 2,101.00.
  {
    rule: 'tax-without-wages',
    because: 'withheld of the exempt',
    edits: [
      [7, 330, '00000000100'],
      [10, 430, '000000000210100'],
    ],
  },
  { rule: 'exempt-code-missing', because: 'exempt wages without code', edits: [[8, 442, '  ']] },
  { rule: 'exempt-code-unexplained', because: 'a code that nobody explains', edits: [[8, 442, 'H ']] },
  { rule: 'young-without-birth-date', because: 'code E and no date', edits: [[8, 501, '00000000']] },
  { rule: 'young-outside-age', because: '27 at the end of 2026', edits: [[8, 501, '19991231']] },
  { rule: 'young-outside-age', because: '15 at the end of 2026', edits: [[8, 501, '20110101']] },
  {
    rule: 'young-above-limit',
    because: 'a cent above 40,000.00',
    edits: [
      [8, 431, '00004000001'],
      [11, 63, '000000004000001'],
    ],
  },
  {
    rule: 'coda-above-limit',
    because: 'a cent above the 22,500.00 of 2026',
    edits: [
      [5, 376, '00002250001'],
      [8, 376, '00000000000'],
      [11, 48, '000000002250001'],
    ],
  },
  {
    rule: 'coda-above-puerto-rico-limit',
    because: 'a cent above 15,000.00',
    edits: [
      [5, 376, '00001500001'],
      [8, 376, '00000000000'],
      [11, 48, '000000001500001'],
    ],
  },
  {
    rule: 'coda-above-puerto-rico-limit',
    because: 'a cent above 15,000.00 and the 1,500.00 of somebody who is 50 in 2026',
    edits: [
      [5, 376, '00001650001'],
      [5, 501, '19761231'],
      [8, 376, '00000000000'],
      [11, 48, '000000001650001'],
    ],
  },
  { rule: 'kind-of-work-blank', because: 'a farm that marks nothing', edits: [[2, 219, 'A']] },
];

const FORM_480: readonly Case[] = [
  { rule: 'position-unknown', because: 'text where nobody says what stands', edits: [[3, 430, 'X']] },
  { rule: 'other-than-before', because: "another payer's number", edits: [[4, 32, '660333445']] },
  { rule: 'count', because: 'three of two forms in the 480.5', edits: [[6, 159, '0000000003']] },
  // 300.00 + 400.00 + 1,200.00 + 9,500.00 = 11,400.00.
  { rule: 'total', because: 'a cent more paid in the 480.5', edits: [[6, 184, '000000001140001']] },
  { rule: 'total', because: 'a cent more withheld in the 480.6SP.2', edits: [[5, 484, '000000000069001']] },
  // Without Marta's 300.00 and 1,200.00, and her 120.00: 9,900.00 and 570.00.
  {
    rule: 'nothing-paid',
    because: 'a form of zeros',
    edits: [
      [3, 321, '0'.repeat(68)],
      [5, 379, '0'.repeat(15)],
      [5, 409, '0'.repeat(30)],
      [5, 469, ['000000000990000', '000000000057000']],
      [6, 169, ['000000000057000', '000000000990000']],
    ],
  },
  // Nothing in item 3 but the 120.00 withheld: 10,200.00 are paid.
  {
    rule: 'withheld-without-paid',
    because: 'withheld of nothing',
    edits: [
      [3, 345, '0'.repeat(12)],
      [5, 409, '0'.repeat(15)],
      [5, 469, '000000001020000'],
      [6, 184, '000000001020000'],
    ],
  },
  // 119.99 in item 3 and 120.00 withheld: 10,200.00 + 119.99 = 10,319.99.
  {
    rule: 'withheld-above-paid',
    because: 'a cent more withheld than paid',
    edits: [
      [3, 345, '000000011999'],
      [5, 409, '000000000011999'],
      [5, 469, '000000001031999'],
      [6, 184, '000000001031999'],
    ],
  },
  // 1,200.00 × 6 % = 72.00, and a dollar of rounding: 70.99 is too little. 70.99 + 570.00 = 640.99.
  {
    rule: 'withholding-rate',
    because: 'less than with a partial waiver',
    edits: [
      [3, 357, '0000007099'],
      [5, 424, '000000000007099'],
      [5, 484, '000000000064099'],
      [6, 169, '000000000064099'],
    ],
  },
  // 1,200.00 × 33 % = 396.00, and a dollar of rounding: 397.01 is too much. 397.01 + 570.00 = 967.01.
  {
    rule: 'withholding-rate',
    because: 'more than any tax',
    edits: [
      [3, 357, '0000039701'],
      [5, 424, '000000000039701'],
      [5, 484, '000000000096701'],
      [6, 169, '000000000096701'],
    ],
  },
  // Nothing withheld in item 3: the entity's 570.00 alone.
  {
    rule: 'withholding-rate',
    because: 'nothing withheld of what is subject',
    edits: [
      [3, 357, '0'.repeat(10)],
      [5, 424, '0'.repeat(15)],
      [5, 484, '000000000057000'],
      [6, 169, '000000000057000'],
    ],
  },
  // The last is no ITIN, because 66 is between the ranges of its middle.
  ...['581001234', '666123456', '111111111', '123456789', '987654321', '912661234'].map(
    (number): Case => ({
      rule: 'taxpayer-number-never-issued',
      because: `an individual with ${number}`,
      edits: [[3, 167, number]],
    }),
  ),
  {
    rule: 'employer-prefix-never-given',
    because: 'an entity that begins with 07',
    edits: [[4, 167, '071234567']],
  },
  // Marta's 300.00 in item 2, with the entity's 400.00.
  {
    rule: 'payee-of-other-kind',
    because: 'an individual in item 2',
    edits: [
      [3, 321, ['000000000000', '000000030000']],
      [5, 379, ['000000000000000', '000000000070000']],
    ],
  },
  { rule: 'required', because: 'an entity without a name', edits: [[4, 196, ' '.repeat(30)]] },
  // Marta's item 1 with 500.01, 200.01 more than before: 11,600.01 in all.
  {
    rule: 'exempt-code-missing',
    because: 'a cent above the first 500.00',
    edits: [
      [3, 321, '000000050001'],
      [5, 379, '000000000050001'],
      [5, 469, '000000001160001'],
      [6, 184, '000000001160001'],
    ],
  },
  { rule: 'control-number-repeated', because: "Marta's number again", edits: [[4, 2, '000000501']] },
  { rule: 'person-repeated', because: "Marta's number again", edits: [[4, 167, '583040506']] },
];

const WAGES: readonly Case[] = [
  {
    rule: 'time',
    because: 'the hour 24',
    edits: [
      [1, 35, '240000'],
      [2, 35, '240000'],
    ],
    besides: ['time'],
  },
  { rule: 'other-than-before', because: "letters of another's name", edits: [[1, 13, 'VEGA']] },
  { rule: 'other-than-before', because: 'another quarter', edits: [[2, 43, '3']] },
  { rule: 'no-wages', because: 'nothing in the quarter', edits: [[1, 45, '0000000']] },
];

const OF_RECORDS: readonly { rule: Rule; kind: FileKind; records: string[] }[] = [
  { rule: 'record-unknown', kind: 'w2pr-suri-text', records: suriRecords().toSpliced(2, 0, ' '.repeat(512)) },
  {
    rule: 'record-order',
    kind: 'w2pr-suri-text',
    records: suriRecords().toSpliced(1, 0, ...suriRecords().slice(0, 1)),
  },
  { rule: 'record-missing', kind: 'w2pr-suri-text', records: suriRecords().slice(0, -1) },
  {
    rule: 'record-length',
    kind: 'w2pr-ssa-text',
    records: ssaRecords().map((text, index) => (index === 8 ? `${text} ` : text)),
  },
  { rule: 'record-missing', kind: 'form-480-text', records: form480Records().slice(0, -1) },
];

describe('a file is found out', () => {
  it.each([
    ...W2PR.map((of) => ({ ...of, kind: 'w2pr-suri-text', good: suriRecords() }) as const),
    ...FORM_480.map((of) => ({ ...of, kind: 'form-480-text', good: form480Records() }) as const),
    ...WAGES.map((of) => ({ ...of, kind: 'wages-text', good: wageRecords() }) as const),
  ])('by $rule for $because', async ({ rule, kind, good, edits, besides = [] }) => {
    expect(await rulesBroken(edited(good, edits), kind)).toEqual(expectedOf(rule, besides));
  });

  it.each(OF_RECORDS)('by $rule of $kind', async ({ rule, kind, records }) => {
    expect(await rulesBroken(records, kind)).toEqual([rule]);
  });

  it('by w2-of-the-states alone where it has the records of a W-2 of the states', async () => {
    const [sender = '', employer = '', wages = '', ...others] = ssaRecords();
    const totals = others.filter((text) => /^(RT|RF)/.test(text));
    const records = [sender, employer.slice(0, 219) + ' ' + employer.slice(220), wages, ...totals];
    expect(await rulesBroken(records, 'w2pr-ssa-text')).toEqual(['w2-of-the-states']);
  });

  it('by line-end where records do not end in CR LF', async () => {
    const { findings } = await checkFile(fileOf(suriRecords(), '\n'));
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['line-end']));
    expect(findings).toHaveLength(suriRecords().length);
  });

  it('by line-end where the wages end in different ways, of which either will do', async () => {
    const [first = '', second = ''] = wageRecords();
    const mixed = Buffer.concat([fileOf([first]), fileOf([second], '\n')]);
    expect((await checkFile(mixed)).findings.map(({ rule }) => rule)).toEqual(['line-end']);
    expect((await checkFile(fileOf([first, second], '\n'))).errors).toBe(0);
  });

  it.each([
    ['suri', suriRecords(), 'w2pr-suri-text'],
    ['480', form480Records(), 'form-480-text'],
    ['wages', wageRecords(), 'wages-text'],
  ] as const)(
    'by the encoding alone where a file of %s has a mark or is in UTF-16',
    async (_, records, kind) => {
      const text = Buffer.from(fileOf(records)).toString('latin1');
      const checked = async (bytes: Uint8Array) => {
        const { kind: found, findings } = await checkFile(bytes);
        return [found, findings.map(({ rule, record }) => `${rule} ${record}`)];
      };
      expect(await checked(Buffer.from(`\uFEFF${text}`, 'utf8'))).toEqual([kind, ['byte-order-mark 1']]);
      expect(await checked(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual([kind, ['utf-16 1']]);
      expect(await checked(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual([kind, ['utf-16 1']]);
      expect(await checked(Buffer.from(text, 'utf16le'))).toEqual([kind, ['utf-16 1']]);
      expect(await checked(fileOf(records))).toEqual([kind, []]);
    },
  );

  it('by nobody’s wages: of one employee a warning, of all of them an error', async () => {
    const rulesOf = async (edits: readonly Edit[]) =>
      (await checkFile(fileOf(edited(suriRecords(), edits)))).findings
        .filter(({ rule }) => rule.endsWith('of-zeros'))
        .map(({ rule, record, severity }) => [rule, record, severity]);
    // Ana is in the records 3 to 5, Luis, all of whose pay is exempt, in 6 to 8.
    const ana: Edit[] = [
      [3, 210, '0'.repeat(55)],
      [4, 275, '0'.repeat(66)],
    ];
    const luis: Edit[] = [
      [6, 210, '0'.repeat(55)],
      [7, 275, '0'.repeat(66)],
    ];
    expect(await rulesOf([])).toEqual([]);
    expect(await rulesOf([...ana, ...luis])).toEqual([['employee-of-zeros', 3, 'warning']]);
    expect(await rulesOf([...ana, ...luis, [8, 431, '00000000000']])).toEqual([
      ['employee-of-zeros', 3, 'warning'],
      ['employee-of-zeros', 6, 'warning'],
      ['report-of-zeros', 6, 'error'],
    ]);
  });

  it('by its mark where the first bytes of a file come one by one', async () => {
    const bytes = Buffer.from(`\uFEFF${Buffer.from(fileOf(suriRecords())).toString('latin1')}`, 'utf8');
    const pieces = [...bytes.subarray(0, 5)].map((byte) => Uint8Array.of(byte));
    const { findings } = await checkFile([...pieces, bytes.subarray(5)]);
    expect(findings.map(({ rule }) => rule)).toEqual(['byte-order-mark']);
  });

  it('by every rule that there is', () => {
    const tried = [...W2PR, ...FORM_480, ...WAGES, ...OF_RECORDS].map(({ rule }) => rule);
    expect(
      Object.keys(RULES).filter((rule) => !OF_BYTES.includes(rule) && !tried.some((one) => one === rule)),
    ).toEqual([]);
  });
});

describe('a finding', () => {
  it('says where, whose and what kind of value, and never a number of a person', async () => {
    const [finding] = (
      await checkFile(
        fileOf(
          edited(suriRecords(), [
            [6, 3, '58203040X'],
            [8, 10, '58203040X'],
          ]),
        ),
      )
    ).findings;
    expect(finding).toEqual({
      severity: 'error',
      rule: 'social-security-number',
      record: 6,
      recordType: 'RW',
      field: 'socialSecurityNumber',
      positions: { start: 3, end: 11 },
      person: { ordinal: 2, name: 'LUIS ORTIZ' },
      value: 'letters',
      amounts: null,
    });
  });

  it('of an amount says what it should be', async () => {
    const [finding] = (await checkFile(fileOf(edited(suriRecords(), [[9, 40, '000000004070001']])))).findings;
    expect(finding?.amounts).toEqual({ expected: 40_700_00, found: 40_700_01 });
    expect(finding && findingText(finding)).toBe(
      'No es la suma de las líneas: dice 40,700.01 y debe ser 40,700.00.',
    );
  });

  it('is kept up to the thousandth and counted from there on', async () => {
    const { findings, errors } = await checkFile(
      fileOf(Array.from({ length: 1_200 }, () => 'X')),
      'wages-text',
    );
    expect(findings).toHaveLength(1_000);
    expect(errors).toBe(1_200);
  });
});

async function rulesBroken(records: readonly string[], kind: FileKind): Promise<Rule[]> {
  const { findings } = await checkFile(fileOf(records), kind);
  return [...new Set(findings.map(({ rule }) => rule))].toSorted();
}

function expectedOf(rule: Rule, besides: readonly Rule[]): Rule[] {
  return [...new Set([rule, ...besides])].toSorted();
}

/** The records with text written over them, records and positions from 1. */
function edited(records: readonly string[], edits: readonly Edit[]): string[] {
  return edits.reduce(
    (all, [record, start, written]) => {
      const text = [written].flat().join('');
      const before = all[record - 1] ?? '';
      return all.with(record - 1, before.slice(0, start - 1) + text + before.slice(start - 1 + text.length));
    },
    [...records],
  );
}
