import { describe, expect, it } from 'vitest';
import { CONSOLE } from '../../text/console.es.ts';
import { runCli } from './run-cli.ts';

function typed(line: string) {
  return runCli(line.split(' '), () => {});
}

describe('what is typed after garita', () => {
  it.each([
    ['verify extra', "Sobra 'extra'."],
    ['restore one.tar.gz two.tar.gz', "Sobra 'two.tar.gz'."],
    ['verify --email ana@prueba.example', 'El comando no tiene la opción --email.'],
    ['check-file W2PR2026.txt --out x', 'El comando no tiene la opción --out.'],
    ['verify --unheard-of', 'El comando no tiene la opción --unheard-of.'],
    ['replay --company 1 --seq', 'A la opción --seq le falta su valor.'],
    ['reset-password --email --json', 'A la opción --email le falta su valor.'],
    ['verify --json=yes', 'La opción --json no lleva valor.'],
    ['unheard-of', "No existe el comando 'unheard-of'."],
    ['--demo', 'Diga qué comando.'],
  ])('is refused where it is no call: %s', async (line, reason) => {
    const { exitCode, lines } = await typed(line);
    expect(exitCode).toBe(2);
    expect(lines.join('\n')).toContain(reason);
  });

  it('is answered with the usage, on the error output', async () => {
    expect(await typed('verify extra')).toEqual({
      exitCode: 2,
      lines: ["Sobra 'extra'.", '', ...CONSOLE.usage],
      isAside: true,
    });
    expect(await typed('verify --help')).toEqual({ exitCode: 0, lines: CONSOLE.usage, isAside: false });
  });

  it.each([
    ['replay --company abc', '--company: La opción no es válida.'],
    ['replay --company 1 --seq -1', 'A la opción --seq le falta su valor.'],
    ['replay --company 1 --seq=-1', '--seq: La opción no es válida.'],
    ['replay --company 1 --at yesterday', '--at: La fecha no es válida.'],
    [
      'create-admin --email ana@prueba.example --name Ana --last-name Paz --companies many',
      '--companies: Escriba',
    ],
    ['export --company 1 --out x.zip', 'Falta --email, y no hay a quién preguntarlo.'],
    ['restore', 'ARCHIVO: Este campo es requerido.'],
    ['check-file', 'Diga qué archivo'],
    ['verify extra', "Sobra 'extra'."],
  ])('is answered to a program with one object and asks it nothing: %s', async (line, reason) => {
    const { exitCode, lines, isAside } = await typed(`${line} --json`);
    expect({ exitCode, isAside }).toEqual({ exitCode: 2, isAside: false });
    expect(JSON.parse(lines.join('\n'))).toEqual({
      ok: false,
      lines: expect.arrayContaining([expect.stringContaining(reason)]),
    });
  });
});
