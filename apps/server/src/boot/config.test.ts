import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing: an embedded database under .data, on port 8080', () => {
    expect(readConfig({}, { isDemo: false })).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      database: { dataFolder: resolve('.data') },
      isBehindProxy: false,
      logLevel: 'info',
    });
  });

  it('takes PostgreSQL where its address is set, and an empty variable for none', () => {
    const url = 'postgresql://garita@localhost/garita';
    expect(readConfig({ DATABASE_URL: url }, { isDemo: false }).database).toEqual({ url });
    expect(readConfig({ DATABASE_URL: '' }, { isDemo: false }).database).toHaveProperty('dataFolder');
  });

  it('gives the demonstration a folder of its own and this machine only', () => {
    const environment = { DATABASE_URL: 'postgresql://localhost/real', GARITA_DATA: '/srv/garita' };
    expect(readConfig(environment, { isDemo: true })).toMatchObject({
      host: '127.0.0.1',
      database: { dataFolder: '/srv/garita/demo' },
    });
  });

  it('takes the origins whose pages may call, of which there are none unless they are named', () => {
    const originsOf = (environment: Record<string, string>) =>
      readConfig(environment, { isDemo: false }).allowedOrigins;
    expect(originsOf({})).toEqual([]);
    const GARITA_ALLOWED_ORIGINS = 'https://nomina.example, http://localhost:3000';
    expect(originsOf({ GARITA_ALLOWED_ORIGINS })).toEqual([
      'https://nomina.example',
      'http://localhost:3000',
    ]);
    for (const wrong of ['*', 'nomina.example', 'https://nomina.example/']) {
      expect(() => originsOf({ GARITA_ALLOWED_ORIGINS: wrong }), wrong).toThrow(/GARITA_ALLOWED_ORIGINS/);
    }
  });

  it('reads the signing key under its old name, and refuses two keys that differ', () => {
    const keyOf = (environment: Record<string, string>) =>
      readConfig(environment, { isDemo: false }).signingKey;
    const [key, other] = ['k'.repeat(32), 'o'.repeat(32)];
    expect(keyOf({ GARITA_SIGNING_KEY: key })).toBe(key);
    expect(keyOf({ GARITA_SEAL_KEY: key })).toBe(key);
    expect(keyOf({ GARITA_SIGNING_KEY: key, GARITA_SEAL_KEY: key })).toBe(key);
    expect(() => keyOf({ GARITA_SIGNING_KEY: key, GARITA_SEAL_KEY: other })).toThrow(/GARITA_SEAL_KEY/);
  });

  it('says everything that is wrong at once', () => {
    const wrong = { PORT: 'eighty', DATABASE_URL: 'mysql://localhost', GARITA_SECRET: 'short' };
    expect(() => readConfig(wrong, { isDemo: false })).toThrow(ConfigError);
    expect(() => readConfig(wrong, { isDemo: false })).toThrow(/PORT.*DATABASE_URL.*GARITA_SECRET/);
  });

  it('says in Spanish what is wrong with each setting', () => {
    const wrong = {
      PORT: 'ochenta',
      DATABASE_URL: 'mysql://localhost',
      GARITA_SIGNING_KEY: 'corta',
      GARITA_DEMO_PASSWORD: 'corta',
      GARITA_METRICS: 'quizás',
      GARITA_ALLOWED_ORIGINS: 'nomina.example',
      GARITA_LOG_LEVEL: 'mucho',
    };
    const failure = (() => {
      try {
        return readConfig(wrong, { isDemo: false });
      } catch (error) {
        return error;
      }
    })();
    expect(failure).toMatchObject({
      problems: [
        'PORT: escriba un número de 0 a 65535',
        'DATABASE_URL: no es una dirección postgres://',
        'GARITA_SIGNING_KEY: necesita 32 caracteres o más',
        'GARITA_DEMO_PASSWORD: necesita 10 caracteres o más',
        'GARITA_METRICS: escriba yes o no',
        'GARITA_ALLOWED_ORIGINS.0: no es un origen como https://nomina.example',
        'GARITA_LOG_LEVEL: escriba uno de estos: fatal, error, warn, info, debug, trace, silent',
      ],
    });
  });
});
