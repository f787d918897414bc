import { describe, expect, it } from 'vitest';
import { fileAddress } from './file-address.ts';

const ADDRESS = { street: '', municipalityId: 65, state: 'PR', zip: '00918-1234' };

describe('an address in the fields of a file', () => {
  it('has what its two lines lose after the second, where it is cut', () => {
    const street = 'Carr. 812 Km 6.5 Ramal 3 Bo. Monte Bajo Sector Los Almendros';
    expect(fileAddress({ ...ADDRESS, street }, 22)).toMatchObject({
      locationAddress: 'CARR 812 KM 6.5 RAMAL',
      deliveryAddress: '3 BO MONTE BAJO SECT  LOS ALMENDROS',
    });
  });

  it.each([
    ['PR', 'PR'],
    ['pr', 'PR'],
    ['P.R.', 'PR'],
    ['Puerto Rico', 'PR'],
    ['Florida', 'FLORIDA'],
  ])('has the state %s as %s', (state, code) => {
    expect(fileAddress({ ...ADDRESS, state }, 22).state).toBe(code);
  });

  it('has the municipality by its name, and the postal code in its two parts', () => {
    expect(fileAddress(ADDRESS, 22)).toMatchObject({ city: 'San Juan', zip: '00918', zipExtension: '1234' });
    expect(fileAddress({ ...ADDRESS, municipalityId: null, zip: '' }, 22)).toMatchObject({
      city: '',
      zip: '',
      zipExtension: '',
    });
  });
});
