import { describe, expect, it } from 'vitest';
import { fileNameOf } from './download.ts';

const named = (header?: string) =>
  new Response('', header ? { headers: { 'content-disposition': header } } : {});

describe('the name of a downloaded file', () => {
  it('is the one that the server gave', () => {
    expect(fileNameOf(named('attachment; filename="WAGES261.txt"'))).toBe('WAGES261.txt');
    expect(fileNameOf(named('attachment; filename=WAGES261.txt'))).toBe('WAGES261.txt');
  });

  it('is the encoded one where there are two, because only that one keeps accents', () => {
    const header = `attachment; filename="W2PR-Empleado-Mara.pdf"; filename*=UTF-8''W2PR-Empleado-Mar%C3%ADa.pdf`;
    expect(fileNameOf(named(header))).toBe('W2PR-Empleado-María.pdf');
  });

  it('is a plain one where the server gave none', () => {
    expect(fileNameOf(named())).toBe('archivo');
  });
});
