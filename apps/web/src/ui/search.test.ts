import { describe, expect, it } from 'vitest';
import { matchesSearch } from './search.ts';

describe('the search of a table', () => {
  it.each([
    ['BAYAMÓN', 'bayamon'],
    ['Peñuelas', 'penuelas'],
    ['Añasco', 'AÑASCO'],
    ['María Rivera', 'maria'],
    ['Maria Rivera', 'maría'],
  ])('ignores accents and capitals: %s is found by %s', (text, search) => {
    expect(matchesSearch(text, search)).toBe(true);
  });

  it.each(['787-555-0101', '7875550101', '787555-0101', '5550101', '(787) 555-0101'])(
    'finds a telephone by %s',
    (search) => {
      expect(matchesSearch('José Ortiz | 787-555-0101', search)).toBe(true);
      expect(matchesSearch('José Ortiz | 787-555-0111', search)).toBe(false);
    },
  );

  it.each(['***-**-1005', 'XXX-XX-1005', 'xxx-xx-1005', '*****1005', '1005'])(
    'finds a number that is shown in part by %s',
    (search) => {
      expect(matchesSearch('Ana Díaz | ***-**-1005', search)).toBe(true);
      expect(matchesSearch('Ana Díaz | 1005', search)).toBe(true);
      expect(matchesSearch('Ana Díaz | ***-**-1015', search)).toBe(false);
    },
  );

  it('takes a word for no number because of its x', () => {
    expect(matchesSearch('Félix-7', 'Félix-7')).toBe(true);
    expect(matchesSearch('7', 'Félix-7')).toBe(false);
  });

  it('finds words in any order and in any column', () => {
    expect(matchesSearch('Café Luna | José Ortiz | 787-555-0101', 'ortiz 787 café')).toBe(true);
  });

  it('wants every word', () => {
    expect(matchesSearch('Café Luna', 'café sol')).toBe(false);
  });

  it('lets everything through while nothing is typed', () => {
    expect(matchesSearch('Café Luna', '  ')).toBe(true);
  });
});
