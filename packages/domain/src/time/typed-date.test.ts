import { describe, expect, it } from 'vitest';
import { readDate } from './typed-date.ts';

describe('typed date', () => {
  it.each([
    ['1990-05-20', '1990-05-20'],
    ['1990/5/20', '1990-05-20'],
    ['05/20/1990', '1990-05-20'],
    ['20/05/1990', '1990-05-20'],
    ['5.20.1990', '1990-05-20'],
    ['05/05/1990', '1990-05-05'],
    ['20-may-1990', '1990-05-20'],
    ['20 de mayo de 1990', '1990-05-20'],
    ['May 20, 1990', '1990-05-20'],
    ['1 dic 1999', '1999-12-01'],
    ['1990-05-20T00:00:00', '1990-05-20'],
    ['5/20/1990 12:00 a. m.', '1990-05-20'],
  ])('%s has one meaning', (text, date) => {
    expect(readDate(text)).toEqual({ ok: true, date });
  });

  it.each(['05/06/1990', '05/20/90', '20-may-90'])('%s has more than one', (text) => {
    expect(readDate(text)).toEqual({ ok: false, isAmbiguous: true });
  });

  it.each(['ayer', '13/13/1990', '31/02/1990', '1990', '20 de mayo', '1990-05-20 08:30', '05/20-1990'])(
    '%s has no meaning',
    (text) => {
      expect(readDate(text)).toEqual({ ok: false, isAmbiguous: false });
    },
  );
});
