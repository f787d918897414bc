import { expect, it } from 'vitest';
import { websiteSchema } from './website.schema.ts';

it.each([
  '',
  'www.ejemplo.com',
  'ferreteria.example',
  'https://ejemplo.com/tienda?id=1',
  'HTTP://ejemplo.com:8080',
])('%j is a website', (text) => expect(websiteSchema.parse(text)).toBe(text));

it.each([
  'javascript:alert(1)',
  'JavaScript://ejemplo.com/%0aalert(1)',
  'ftp://ejemplo.com',
  'data:text/html.,x',
  'ejemplo',
  'dos palabras.com',
])('%j is not a website', (text) =>
  expect(websiteSchema.safeParse(text).error?.issues[0]?.message).toBe('website-invalid'),
);
