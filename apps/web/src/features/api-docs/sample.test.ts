import { describe, expect, it } from 'vitest';
import { formText, sampleOf } from './sample.ts';

const NAMED = {
  Company: {
    type: 'object',
    properties: { id: { type: 'integer' }, name: { type: 'string' }, website: { type: 'string' } },
    required: ['id', 'name'],
  },
};

describe('a sample to begin with', () => {
  it.each([
    [{ type: 'string', examples: ['###-###-####'] }, '###-###-####'],
    [{ enum: [1, 2, 4] }, 1],
    [{ const: true }, true],
    [{ type: 'string', format: 'date' }, '2026-01-15'],
    [{ type: ['number', 'null'] }, 0],
    [{ anyOf: [{ type: 'number', examples: [16.28] }, { type: 'string' }] }, 16.28],
    [{ type: 'array', items: { type: 'boolean' } }, [false]],
    [{}, null],
  ])('of %j is %j', (schema, sample) => {
    expect(sampleOf(schema, NAMED)).toEqual(sample);
  });

  it('has of a record what is required, wherever that is described', () => {
    expect(sampleOf({ $ref: '#/components/schemas/Company' }, NAMED)).toEqual({ id: 1, name: '' });
  });
});

describe('a schema in a few words', () => {
  it.each([
    [{ type: 'integer' }, 'integer'],
    [{ type: 'string', format: 'date' }, 'string (date)'],
    [{ enum: ['SI', 'NO'] }, '"SI" | "NO"'],
    [{ type: ['number', 'null'] }, 'number | null'],
    [{ items: { $ref: '#/components/schemas/Company' } }, 'Company[]'],
    [{ const: '' }, '""'],
  ])('%j is %s', (schema, text) => {
    expect(formText(schema)).toBe(text);
  });
});
