import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import type { MaskName } from './masked-field.tsx';
import { MaskedInput } from './masked-field.tsx';

function Box({ mask }: { mask: MaskName }) {
  const [value, setValue] = useState('');
  return (
    <>
      <MaskedInput aria-label="Número" mask={mask} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

function setUp(mask: MaskName) {
  const { user } = show(<Box mask={mask} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Número' });
  return { user, input, value: () => screen.getAllByRole('status')[0]?.textContent };
}

describe('a masked field', () => {
  it.each<[MaskName, string, string, string]>([
    ['phone', '7875550101', '787-555-0101', '7875550101'],
    ['ein', '660123456', '66-0123456', '660123456'],
    ['register', '12345671234', '1234567-1234', '12345671234'],
    ['ssn', '599001234', '599-00-1234', '599001234'],
    ['control', '202600001', '202600001', '202600001'],
    ['zip', '00820', '00820', '00820'],
    ['zip', '008201234', '00820-1234', '00820-1234'],
  ])('groups a %s: %s shows as %s and is %s', async (mask, typed, shown, kept) => {
    const { user, input, value } = setUp(mask);
    await user.type(input, typed);
    expect(input.value).toBe(shown);
    expect(value()).toBe(kept);
  });

  it('takes no letters and no more digits than it has places for', async () => {
    const { user, value } = setUp('ein');
    await user.type(screen.getByRole('textbox'), 'ab66x01234567899');
    expect(value()).toBe('660123456');
  });

  it.each<[MaskName, string, string]>([
    ['ssn', '66-0550009', '599-00-1234'],
    ['ein', '599-00-1234', '66-0550009'],
  ])(
    'leaves what is pasted under %s in the groups of the other number as it is: %s',
    async (mask, other, own) => {
      const { user, input, value } = setUp(mask);
      await user.click(input);
      await user.paste(other);
      expect(input.value).toBe(other);
      expect(value()).toBe(other);
      await user.clear(input);
      await user.paste(own);
      expect(input.value).toBe(own);
      expect(value()).toBe(own.replaceAll('-', ''));
    },
  );

  it('reads a pasted telephone in any form, without its country code', async () => {
    const { user, input, value } = setUp('phone');
    await user.click(input);
    await user.paste('+1 (787) 555-0101');
    expect(input.value).toBe('787-555-0101');
    expect(value()).toBe('7875550101');
  });
});
