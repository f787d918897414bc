// Small files as an agency would take them, written by the published positions and by hand: nothing here
// knows the tables of the checker nor what writes the files. Two employees, Ana and Luis, and two
// contractors, an individual and an entity.

type Piece = readonly [start: number, text: string];
type Range = readonly [start: number, end: number];

/** A record: blanks, zeros in those ranges, and the pieces at their first positions. */
function record(length: number, pieces: readonly Piece[], zeros: readonly Range[] = []): string {
  const filled: Piece[] = zeros.map(([start, end]) => [start, '0'.repeat(end - start + 1)]);
  return [...filled, ...pieces].reduce(
    (text, [start, piece]) => text.slice(0, start - 1) + piece + text.slice(start - 1 + piece.length),
    ' '.repeat(length),
  );
}

function money(cents: number, width: number): string {
  return String(cents).padStart(width, '0');
}

const SENDER: readonly Piece[] = [
  [1, 'RA'],
  [3, '660111222'],
  [29, '0'],
  [36, '98'],
  [38, 'CONTABILIDAD DEL SUR, INC.'],
  [117, 'CALLE COMERCIO 12'],
  [139, 'PONCE'],
  [161, 'PR'],
  [163, '00731'],
  [217, 'CARMEN RIVERA'],
  [296, 'CALLE COMERCIO 12'],
  [318, 'PONCE'],
  [340, 'PR'],
  [342, '00731'],
  [396, 'CARMEN RIVERA'],
  [423, '7875550101'],
  [446, 'carmen@contabilidad.example'],
  [500, 'A'],
];

const EMPLOYER: readonly Piece[] = [
  [1, 'RE'],
  [3, '2026'],
  [8, '660333444'],
  [26, '0'],
  [40, 'FARMACIA 24 & HIJOS, INC.'],
  [97, 'AVE PRINCIPAL 5'],
  [119, 'PO BOX 100'],
  [141, 'PONCE'],
  [163, 'PR'],
  [165, '00731'],
  [219, 'R'],
  [220, 'P'],
  [221, '0'],
  [222, 'JOSE DIAZ'],
  [249, '7875550102'],
  [269, '0000000000'],
  [279, 'jose@farmacia.example'],
];

/** The amounts in cents, by box; the code of box 16 with the birth date that it needs. */
type Boxes = Readonly<Record<6 | 7 | 8 | 9 | 10 | 12 | 13 | 15 | 16 | 20 | 21 | 22 | 23 | 24, number>>;
type Worker = {
  number: string;
  first: string;
  last: string;
  control: string;
  code: string;
  born: string;
  boxes: Boxes;
};

/**
 * Ana: 30,000.00 of wages, 500.00 commissions, 200.00 allowances, 300.00 tips: box 11 = 31,000.00. Social
 * security 6.2 % of 30,700.00 + 300.00 = 1,922.00; Medicare 1.45 % of 31,000.00 = 449.50. Luis, 20 years old:
 * 10,000.00, all exempt. Social security 620.00, Medicare 145.00.
 */
const WORKERS: readonly Worker[] = [
  {
    number: '581020304',
    first: 'ANA',
    last: 'COLON-RIVERA',
    control: '000000101',
    code: '  ',
    born: '19800215',
    boxes: {
      6: 25_00,
      7: 30_000_00,
      8: 500_00,
      9: 200_00,
      10: 300_00,
      12: 75_50,
      13: 2_100_00,
      15: 600_00,
      16: 0,
      20: 30_700_00,
      21: 1_922_00,
      22: 31_000_00,
      23: 449_50,
      24: 300_00,
    },
  },
  {
    number: '582030405',
    first: 'LUIS',
    last: 'ORTIZ',
    control: '000000102',
    code: 'E ',
    born: '20060701',
    boxes: {
      6: 0,
      7: 0,
      8: 0,
      9: 0,
      10: 0,
      12: 0,
      13: 0,
      15: 0,
      16: 10_000_00,
      20: 10_000_00,
      21: 620_00,
      22: 10_000_00,
      23: 145_00,
      24: 0,
    },
  },
];

function rw({ number, first, last, boxes }: Worker): string {
  const amounts: readonly Piece[] = ([20, 21, 22, 23, 24] as const).map((box, index) => [
    210 + 11 * index,
    money(boxes[box], 11),
  ]);
  const pieces: readonly Piece[] = [
    [1, 'RW'],
    [3, number],
    [12, first],
    [42, last],
    [88, 'URB LAS FLORES B-7'],
    [110, 'PONCE'],
    [132, 'PR'],
    [134, '00716'],
    ...amounts,
    [486, '0'],
    [488, '00'],
  ];
  return record(512, pieces, [
    [188, 264],
    [276, 341],
    [353, 396],
    [408, 484],
  ]);
}

function ro({ boxes }: Worker, agency: 'suri' | 'ssa'): string {
  const total = boxes[7] + boxes[8] + boxes[9] + boxes[10];
  const amounts: readonly Piece[] = [boxes[7], boxes[8], boxes[9], boxes[10], total, boxes[13], 0].map(
    (cents, index) => [275 + 11 * index, money(cents, 11)],
  );
  const zeros: readonly Range[] = [[12, 99], [363, 384], ...(agency === 'ssa' ? [[111, 154] as const] : [])];
  return record(512, [[1, 'RO'], ...amounts], zeros);
}

function rs({ number, first, last, control, code, born, boxes }: Worker): string {
  return record(
    512,
    [
      [1, 'RS'],
      [10, number],
      [19, first],
      [49, last],
      [95, 'URB LAS FLORES B-7'],
      [117, 'PONCE'],
      [139, 'PR'],
      [141, '00716'],
      [195, money(boxes[6], 11)],
      [356, control],
      [376, money(boxes[15], 11)],
      [387, money(boxes[12], 11)],
      [431, money(boxes[16], 11)],
      [442, code],
      [501, born],
    ],
    [
      [3, 9],
      [206, 242],
      [274, 307],
      [309, 330],
      [348, 355],
      [404, 425],
      [488, 498],
    ],
  );
}

function totals(agency: 'suri' | 'ssa'): string[] {
  const sum = (box: keyof Boxes) => WORKERS.reduce((cents, { boxes }) => cents + boxes[box], 0);
  const wide = (boxes: readonly number[], start: number): readonly Piece[] =>
    boxes.map((cents, index) => [start + 15 * index, money(cents, 15)]);
  const all = sum(7) + sum(8) + sum(9) + sum(10);
  const rt = record(
    512,
    [[1, 'RT'], [3, '0000002'], ...wide([sum(20), sum(21), sum(22), sum(23), sum(24)], 40)],
    [
      [10, 39],
      [115, 414],
    ],
  );
  const ru = record(
    512,
    [[1, 'RU'], [3, '0000002'], ...wide([sum(7), sum(8), sum(9), sum(10), all, sum(13), 0], 355)],
    [[10, 129], ...(agency === 'ssa' ? [[145, 189] as const] : []), [460, 489]],
  );
  const rv = record(512, [
    [1, 'RV'],
    [3, '7875550102'],
    ...wide([sum(12), sum(15), sum(16), 0, 0, sum(6), 0], 33),
  ]);
  const rf = record(512, [
    [1, 'RF'],
    [8, '000000002'],
  ]);
  return [rt, ru, ...(agency === 'suri' ? [rv] : []), rf];
}

/** The records of the W-2PR for Hacienda. */
export function suriRecords(): string[] {
  const people = WORKERS.flatMap((worker) => [rw(worker), ro(worker, 'suri'), rs(worker)]);
  return [record(512, SENDER), record(512, EMPLOYER), ...people, ...totals('suri')];
}

/** Returns the records for the SSA: the sender, the kind of employer, and no state records. */
export function ssaRecords(): string[] {
  const people = WORKERS.flatMap((worker) => [rw(worker), ro(worker, 'ssa')]);
  return [
    record(512, [...SENDER, [12, 'GARITA01']]),
    record(512, [...EMPLOYER, [174, 'N']]),
    ...people,
    ...totals('ssa'),
  ];
}

/** The records of a quarter's wages: 7,500.00 and 2,500.00 in the second quarter of 2026. */
export function wageRecords(): string[] {
  return WORKERS.map(({ number, first, last }, index) =>
    record(150, [
      [1, number],
      [11, 'W4'],
      [13, last.slice(0, 4)],
      [17, '12345678$WCA'],
      [29, '260731'],
      [35, '093000'],
      [41, '26'],
      [43, '2'],
      [44, '2'],
      [45, money(index === 0 ? 7_500_00 : 2_500_00, 7)],
      [52, '012345678'],
      [65, '00000000'],
      [75, '1000000'],
      [82, '260731'],
      [88, '00000004'],
      [96, first],
      [113, last],
      [145, 'N'],
    ]),
  );
}

/**
 * The records of the 480.6SP: Marta, an individual paid 300.00 without and 1,200.00 with 120.00 withheld, and
 * an entity paid 400.00 without and 9,500.00 with 570.00 withheld. Paid 300 + 400 + 1,200 + 9,500 =
 * 11,400.00; withheld 120 + 570 = 690.00.
 */
export function form480Records(): string[] {
  const payer: readonly Piece[] = [
    [18, '2026'],
    [13, 'H'],
    [14, '1'],
    [15, 'O'],
  ];
  const su: readonly Piece[] = [
    [1, 'SU'],
    [3, '660333444'],
    [12, '0'],
    [13, '98'],
    [15, 'FARMACIA 24, INC.'],
    [94, 'PO BOX 100'],
    [116, 'PONCE'],
    [138, 'PR'],
    [140, '00731'],
    [206, 'FARMACIA 24, INC.'],
    [285, 'PO BOX 100'],
    [307, 'PONCE'],
    [329, 'PR'],
    [331, '00731'],
    [385, 'JOSE DIAZ'],
    [435, 'jose@farmacia.example'],
  ];
  const pa: readonly Piece[] = [
    [1, 'PA'],
    [3, '2026'],
    [8, '660333444'],
    [17, 'H'],
    [22, 'O'],
    [40, 'FARMACIA 24, INC.'],
    [119, 'PO BOX 100'],
    [141, 'PONCE'],
    [163, 'PR'],
    [165, '00731'],
  ];
  const formOf = (pieces: readonly Piece[]) =>
    record(
      2500,
      [
        ...payer,
        [31, '1'],
        [32, '660333444'],
        [41, 'FARMACIA 24, INC.'],
        [71, 'PO BOX 100'],
        [141, 'PONCE'],
        [154, 'PR'],
        [156, '007310000'],
        [226, 'CALLE SOL 4'],
        [296, 'PONCE'],
        [309, 'PR'],
        [311, '007300000'],
        ...pieces,
      ],
      [
        [321, 388],
        [391, 426],
      ],
    );
  const marta = formOf([
    [2, '000000501'],
    [11, '2'],
    [167, '583040506'],
    [321, money(300_00, 12)],
    [345, money(1_200_00, 12)],
    [357, money(120_00, 10)],
    [762, 'MARTA'],
    [792, 'VEGA'],
    [812, 'SOTO'],
  ]);
  const entity = formOf([
    [2, '000000502'],
    [11, '1'],
    [167, '660555666'],
    [196, 'PLOMERIA CARIBE, CORP.'],
    [333, money(400_00, 12)],
    [367, money(9_500_00, 12)],
    [379, money(570_00, 10)],
    [434, 'RELEVO-77'],
  ]);
  const reconciliation = record(
    2500,
    [
      ...payer,
      [2, '000000000'],
      [13, 'I'],
      [27, '1'],
      [48, '660333444'],
      [57, 'FARMACIA 24, INC.'],
      [117, '7875550102'],
      [127, 'PO BOX 100'],
      [197, 'PONCE'],
      [210, 'PR'],
      [212, '007310000'],
      [223, 'AVE PRINCIPAL 5'],
      [293, 'PONCE'],
      [306, 'PR'],
      [308, '007310000'],
      [324, '0000000002'],
      [379, money(300_00, 15)],
      [394, money(400_00, 15)],
      [409, money(1_200_00, 15)],
      [424, money(120_00, 15)],
      [439, money(9_500_00, 15)],
      [454, money(570_00, 15)],
      [469, money(11_400_00, 15)],
      [484, money(690_00, 15)],
    ],
    [
      [334, 378],
      [499, 507],
    ],
  );
  const summary = record(2500, [
    ...payer,
    [2, '000000000'],
    [23, '1'],
    [24, '660333444'],
    [33, 'FARMACIA 24, INC.'],
    [63, 'PO BOX 100'],
    [133, 'PONCE'],
    [146, 'PR'],
    [148, '007310000'],
    [159, '0000000002'],
    [169, money(690_00, 15)],
    [184, money(11_400_00, 15)],
  ]);
  return [record(2500, su), record(2500, pa), marta, entity, reconciliation, summary];
}

/** The bytes of records, each ended with CR LF. */
export function fileOf(records: readonly string[], ending = '\r\n'): Uint8Array {
  return Buffer.from(records.map((text) => text + ending).join(''), 'latin1');
}
