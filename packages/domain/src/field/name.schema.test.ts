import { describe, expect, it } from 'vitest';
import { companyNameSchema, optionalPersonNameSchema, personNameSchema } from './name.schema.ts';
import { refusals } from './refusals.testing.ts';

describe("a person's name", () => {
  it.each(['Ana', 'José Ángel', 'Núñez-Güemes', "O'Neill", 'de la Cruz'])('accepts %s', (name) => {
    expect(personNameSchema.parse(name)).toBe(name);
  });

  it.each(['Ana1', 'A.', 'Ana@', 'Ana & Luis', '<b>', 'Ana_'])('refuses %s', (name) => {
    expect(refusals(personNameSchema, name)).toEqual(['letters-only']);
  });

  it('is required unless optional', () => {
    expect(refusals(personNameSchema, ' ')).toEqual(['required']);
    expect(optionalPersonNameSchema.parse(' ')).toBe('');
  });
});

describe("a company's name", () => {
  it.each(['Farmacia 24, Inc.', 'Pérez & Hijos', "D'Lite", 'Auto-Partes S.E.'])('accepts %s', (name) => {
    expect(companyNameSchema.parse(name)).toBe(name);
  });

  it.each(['Farmacia #24', 'A/B', 'Cien %', 'Uno (Dos)', 'Ocho½'])('refuses %s', (name) => {
    expect(refusals(companyNameSchema, name)).toEqual(['letters-only']);
  });
});
