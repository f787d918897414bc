import { describe, expect, it } from 'vitest';
import { fileAddress } from './file-address.ts';

function linesOf(street: string, width = 22): [string, string] {
  const address = { street, municipalityId: 65, state: 'PR', zip: '00918-1234' };
  const { locationAddress, deliveryAddress } = fileAddress(address, width);
  return [locationAddress, deliveryAddress];
}

describe('an address in the fields of a file', () => {
  it.each([
    ['has one line where that has room', '12 Calle Sol', ['', '12 Calle Sol']],
    ['is broken at a comma', 'Urb. Country Club, 129 BX 24', ['Urb. Country Club', '129 BX 24']],
    [
      'is broken at a comma before a later word',
      'Villa Sol, 7 Calle Las Marías',
      ['Villa Sol', '7 Calle Las Marías'],
    ],
    [
      'is broken at the last word that fits',
      'Carretera 187 kilómetro 6 sur',
      ['Carretera 187', 'kilómetro 6 sur'],
    ],
    ['stays whole and too long where two lines are not enough', 'A'.repeat(23), ['', 'A'.repeat(23)]],
  ])('%s', (_, street, lines) => {
    expect(linesOf(street)).toEqual(lines);
  });

  it('has the municipality by its name, and the postal code in its two parts', () => {
    const address = { street: '', municipalityId: 65, state: 'PR', zip: '00918-1234' };
    expect(fileAddress(address, 22)).toMatchObject({ city: 'San Juan', zip: '00918', zipExtension: '1234' });
    expect(fileAddress({ ...address, municipalityId: null, zip: '' }, 22)).toMatchObject({
      city: '',
      zip: '',
      zipExtension: '',
    });
  });
});
