import { describe, expect, it } from 'vitest';
import { checkFile, type FileKind } from './check-file.ts';
import { fieldMutations, type Mutation, recordMutations } from './mutations.builder.ts';
import { fileOf } from './sample-files.builder.ts';

// Changes one field or one record of a good file in every way that fits it, and counts the changes that the
// checker finds. The changes that it does not find are valid as far as the bytes tell:
//
// - another last digit: another number of its kind, or a code, year or day that may stand there, which
//   nothing else in the file says.
//   An employee's wages of a quarter have no total; of a W-2PR for the SSA only one record has the number.
// - a value that is blanked: a field that may be filled and may be left blank. Nobody knows which mark is
//   which.
// - a sign in a text: addresses take any; only names have letters of their own.
// - another amount in place of zeros: a fax, the second half of a postal code, a date of which nobody knows
//   the order.
// - records of wages left out or in another order: there is neither a count nor an order.

/** The places of each record where a change is not found, by the change. */
type Places = Readonly<Record<string, Readonly<Record<string, string>>>>;

const CASES: readonly { kind: FileKind; made: number; found: number; notFound: Places }[] = [
  {
    kind: 'w2pr-suri-text',
    made: 1564,
    found: 1491,
    notFound: {
      'another last digit': {
        RA: 'submitterNumber / softwareCode / companyZip / zip',
        RE: 'taxYear / employerNumber / closedBusiness / zip / contactFax',
        RW: 'statutoryEmployee / retirementPlan / thirdPartySickPay',
        RS: 'closingDate / birthDate / controlNumber',
        RV: 'employerPhone',
      },
      'something where nothing is': {
        RA: 'companyLocation / companyForeignState / companyForeignPostalCode / companyCountry / location / foreignState / foreignPostalCode / country',
        RE: 'establishment / foreignState / foreignPostalCode / country',
        RW: 'foreignState / foreignPostalCode / country',
        RS: 'payMark1 / payMark2 / payMark3 / payMarkText / payMark4 / payMark5 / foreignState / foreignPostalCode / country',
      },
      'a sign in a text': {
        RA: 'companyStreet / companyCity / street / city',
        RE: 'location / street / city',
      },
      blanked: {
        RE: 'location / contactName / contactFax',
        RS: 'closingDate / birthDate',
      },
      'another amount where zeros are': {
        RE: 'contactFax',
        RS: 'closingDate',
      },
    },
  },
  {
    kind: 'w2pr-ssa-text',
    made: 1110,
    found: 1043,
    notFound: {
      'another last digit': {
        RA: 'submitterNumber / ssaUserId / softwareCode / companyZip / zip',
        RE: 'taxYear / employerNumber / closedBusiness / zip / contactFax',
        RW: 'socialSecurityNumber / zip / statutoryEmployee / retirementPlan / thirdPartySickPay',
      },
      'a sign in a text': {
        RA: 'ssaUserId / companyStreet / companyCity / street / city',
        RE: 'location / street / city',
        RW: 'street / city',
      },
      'something where nothing is': {
        RA: 'companyLocation / companyForeignState / companyForeignPostalCode / companyCountry / location / foreignState / foreignPostalCode / country',
        RE: 'establishment / foreignState / foreignPostalCode / country',
        RW: 'middleName / nameSuffix / location / foreignState / foreignPostalCode / country',
      },
      blanked: {
        RE: 'location / contactName / contactFax',
        RO: '111-143 / 144-154',
        RT: '115-129 / 220-234',
        RU: '145-189',
      },
      'another amount where zeros are': {
        RE: 'contactFax',
      },
    },
  },
  {
    kind: 'wages-text',
    made: 272,
    found: 260,
    notFound: {
      'another last digit': {
        W4: 'socialSecurityNumber / quarterWages',
      },
      'something where nothing is': {
        W4: 'middleInitial / motherLastName',
      },
      'left out': {
        W4: 'record 1 / record 2',
      },
      'moved to the end': {
        W4: 'record 1',
      },
      'after the next': {
        W4: 'record 1',
      },
    },
  },
  {
    kind: 'form-480-text',
    made: 1011,
    found: 924,
    notFound: {
      'another last digit': {
        SU: 'submitterNumber / resubmission / softwareCode / companyZip / zip',
        PA: 'zip',
        '480.6SP': 'zip / zipExtension / payeeNumber / payeeZip / payeeZipExtension / controlNumber',
        '480.6SP.2':
          'employerPhone / zip / zipExtension / physicalZip / physicalZipExtension / paidSpecialist / ownSpecialist / specialistRegistration',
        '480.5': 'zip / zipExtension',
      },
      'something where nothing is': {
        SU: 'companyLocation / location',
        PA: 'location',
        '480.6SP': 'street / payeeAccount / payeeStreet / waiverNumber / middleName',
        '480.6SP.2': 'withholdingAgent / street / physicalStreet',
        '480.5': 'street',
      },
      'a sign in a text': {
        SU: 'companyStreet / companyCity / street / city',
        PA: 'street / city',
        '480.6SP': 'location / city / payeeLocation / payeeCity / waiverNumber',
        '480.6SP.2': 'location / city / physicalLocation / physicalCity',
        '480.5': 'location / city',
      },
      blanked: {
        '480.6SP': 'location / zipExtension / payeeZipExtension / motherLastName / waiverNumber',
        '480.6SP.2':
          'employerPhone / location / zipExtension / physicalLocation / physicalCity / physicalZipExtension',
        '480.5': 'location / zipExtension',
      },
      'another amount where zeros are': {
        '480.6SP': 'zipExtension / payeeZipExtension',
        '480.6SP.2': 'zipExtension / physicalZipExtension / specialistRegistration',
        '480.5': 'zipExtension',
      },
    },
  },
];

describe('a file with one thing changed', () => {
  it.each(CASES)(
    'is found out, but for what may be right: $kind',
    async ({ kind, made, found, notFound }) => {
      const mutations = [...fieldMutations(kind), ...recordMutations(kind)];
      const missed: Mutation[] = [];
      for (const mutation of mutations) {
        const { errors, warnings } = await checkFile(fileOf(mutation.records), kind);
        if (errors + warnings === 0) missed.push(mutation);
      }
      expect(placesOf(missed)).toEqual(notFound);
      expect({ made: mutations.length, found: mutations.length - missed.length }).toEqual({ made, found });
    },
  );
});

function placesOf(mutations: readonly Mutation[]): Places {
  const places: Record<string, Record<string, string>> = {};
  for (const { change, record, place } of mutations) {
    const records = (places[change] ??= {});
    const known = records[record]?.split(' / ') ?? [];
    if (!known.includes(place)) records[record] = [...known, place].join(' / ');
  }
  return places;
}
