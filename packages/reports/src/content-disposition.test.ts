import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

describe('the header of a download', () => {
  it('carries the name with its accents, and without them for old clients', () => {
    expect(contentDisposition('Empleado-José-Muñoz-Periodo-1.pdf')).toBe(
      'attachment; filename="Empleado-Jose-Munoz-Periodo-1.pdf"; ' +
        "filename*=UTF-8''Empleado-Jos%C3%A9-Mu%C3%B1oz-Periodo-1.pdf",
    );
  });

  it('replaces letters that have no plain form', () => {
    expect(contentDisposition('Łódź.pdf')).toContain('filename="_odz.pdf"');
  });

  it.each(['a";b.pdf', 'a\r\nSet-Cookie: x.pdf', "it's (1)*.pdf", '\uD800.pdf'])(
    'cannot be broken out of by %j',
    (name) => {
      expect(contentDisposition(name)).toMatch(
        /^attachment; filename="[A-Za-z0-9._ -]*"; filename\*=UTF-8''(?:[A-Za-z0-9._~!-]|%[0-9A-F]{2})*$/,
      );
    },
  );
});
