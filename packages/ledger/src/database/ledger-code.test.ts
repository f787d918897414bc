import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import { describe, expect, it } from 'vitest';
import { CODE_FILES, codeFolder, codeOf, ledgerCode } from './ledger-code.ts';

describe('the SQL of the ledger', () => {
  it('is made of every file of its folder, each once', () => {
    const files = readdirSync(codeFolder()).toSorted();
    expect(CODE_FILES.map((name) => `${name}.sql`).toSorted()).toEqual(files);
  });

  it('writes a list with one item for each amount', () => {
    const items = codeOf("select {amounts: '$name', sum(y.$column)} from y").text.split(', sum');
    expect(items).toHaveLength(AMOUNT_NAMES.length + 1);
    expect(codeOf("{amounts: '$name' = $column}").text.split(', ')).toContain(
      "'incomeTaxWithheld' = income_tax_withheld",
    );
  });

  it('leaves everything else as it is written', () => {
    const source = "select '{}'::jsonb, '{amounts}', $1, array['{amounts: '], '$.events[*].memo'";
    expect(codeOf(source).text).toBe(source);
    expect(ledgerCode().text).not.toMatch(/\{(contractor )?amounts:|\$column|\$name/);
  });

  it('has another hash when a file or the list of amounts is another', () => {
    expect(codeOf('select 1').hash).not.toBe(codeOf('select 2').hash);
    expect(codeOf('{amounts: $column}').hash).toBe(codeOf(codeOf('{amounts: $column}').text).hash);
  });

  it('reads only amounts and the hash of the memo from a payload, which no version changes', () => {
    const names = [...ledgerCode().text.matchAll(/\bdata (?:->>?|\?) '(\w+)'/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['before', 'after', 'delta', 'memo']));
  });

  it('has at most 200 lines in each SQL file', () => {
    const lengths = CODE_FILES.map((name) => [
      name,
      readFileSync(join(codeFolder(), `${name}.sql`), 'utf8').split('\n').length,
    ]);
    expect(lengths.filter(([, lines]) => Number(lines) > 200)).toEqual([]);
  });
});
