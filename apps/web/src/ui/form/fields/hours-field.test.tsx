import { minutesSchema } from '@garita/domain/time/work-minutes';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { type TypedMinutes } from './hour-boxes.ts';
import { HoursInput } from './hours-field.tsx';

function Form() {
  const [regular, setRegular] = useState<TypedMinutes>(0);
  const [overtime, setOvertime] = useState<TypedMinutes>(90);
  return (
    <form>
      <HoursInput label="Regulares" value={regular} onChange={setRegular} />
      <HoursInput label="Sobretiempo" value={overtime} onChange={setOvertime} />
      <output>{regular}</output>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const typed = () => screen.getAllByRole('status')[0]?.textContent ?? '';
const total = () => Number(typed());

function setUp() {
  const { user } = show(<Form />);
  return { user, hours: box('Regulares: horas'), minutes: box('Regulares: minutos') };
}

describe('the hours field', () => {
  it('shows minutes as hours and minutes of two digits', () => {
    setUp();
    expect(box('Sobretiempo: horas').value).toBe('01');
    expect(box('Sobretiempo: minutos').value).toBe('30');
  });

  it('adds up what is typed, replacing what was there', async () => {
    const { user, hours, minutes } = setUp();
    await user.click(hours);
    await user.keyboard('40');
    await user.click(minutes);
    await user.keyboard('15');
    // 40 × 60 + 15
    expect(total()).toBe(2415);
  });

  it('is replaced as a whole where a zero is clicked that has the focus already', async () => {
    const { user, hours } = setUp();
    hours.focus();
    await user.pointer({ target: hours, offset: 0, keys: '[MouseLeft]' });
    await user.keyboard('40');
    expect(total()).toBe(40 * 60);
  });

  it('takes the caret where a figure is clicked that has the focus already', async () => {
    const { user } = setUp();
    const hours = box('Sobretiempo: horas');
    hours.focus();
    await user.pointer({ target: hours, offset: 1, keys: '[MouseLeft]' });
    await user.keyboard('2');
    expect(hours.value).toBe('021');
  });

  it('keeps minutes above 59 as they were typed, for the schema to refuse', async () => {
    const { user, hours, minutes } = setUp();
    await user.click(hours);
    await user.keyboard('37:75');
    await user.tab();
    expect([hours.value, minutes.value]).toEqual(['37', '75']);
    const { error } = minutesSchema.safeParse(typed());
    expect(error?.issues[0]?.message).toBe('hours-invalid');
    await user.click(minutes);
    await user.keyboard('59');
    // 37 × 60 + 59
    expect(total()).toBe(2279);
  });

  it.each([
    ['37h30', '37', '30'],
    ['1.0', '01', '00'],
    ['2.7', '02', '42'],
    ['7.5h', '07', '30'],
    ['8 h', '08', '00'],
  ])('reads %s, typed or pasted, as %s:%s', async (text, hoursText, minutesText) => {
    const { user, hours, minutes } = setUp();
    for (const write of [() => user.keyboard(text), () => user.paste(text)]) {
      await user.click(hours);
      await write();
      await user.tab();
      await user.tab();
      expect([hours.value, minutes.value]).toEqual([hoursText, minutesText]);
      expect(total()).toBe(Number(hoursText) * 60 + Number(minutesText));
    }
  });

  it.each(['1/2', '12am', '-8', '1,234.5', '39:45:30', 'x'])(
    'keeps %s, typed or pasted, as it is, for the schema to refuse',
    async (text) => {
      const { user, hours } = setUp();
      for (const write of [() => user.keyboard(text.replaceAll(':', '.')), () => user.paste(text)]) {
        await user.click(hours);
        await write();
        await user.tab();
        await user.tab();
        expect(typed()).toContain(hours.value);
        expect(total()).toBeNaN();
      }
      expect(hours.value).toBe(text);
      expect(minutesSchema.safeParse(typed()).success).toBe(false);
    },
  );

  it('hands on more hours than a field takes, for the schema to refuse', async () => {
    const { user, hours } = setUp();
    await user.click(hours);
    await user.keyboard('100000');
    await user.tab();
    expect(hours.value).toBe('100000');
    expect(minutesSchema.safeParse(total()).error?.issues[0]?.message).toBe('hours-too-large');
  });

  it('keeps a part of a minute as it was typed', async () => {
    const { user, minutes } = setUp();
    await user.click(minutes);
    await user.keyboard('5.5');
    await user.tab();
    expect(minutes.value).toBe('5.5');
    expect(total()).toBeNaN();
  });

  it('reads a time that comes at once and not by keys, and goes on to the minutes at its colon', () => {
    const { hours, minutes } = setUp();
    fireEvent.change(hours, { target: { value: '30:15' } });
    expect([hours.value, minutes.value, total()]).toEqual(['30', '15', 30 * 60 + 15]);
    hours.focus();
    fireEvent.change(hours, { target: { value: '30:' } });
    expect(document.activeElement).toBe(minutes);
    expect(total()).toBe(30 * 60 + 15);
  });

  it('turns an emptied box into 00', async () => {
    const { user, hours } = setUp();
    await user.click(hours);
    await user.keyboard('8');
    await user.clear(hours);
    expect(hours.value).toBe('');
    await user.tab();
    expect(hours.value).toBe('00');
    expect(total()).toBe(0);
  });

  it('goes on to the minutes at a colon', async () => {
    const { user, hours } = setUp();
    await user.click(hours);
    await user.keyboard('40:30');
    expect(total()).toBe(2430);
  });

  it.each(['37.5', '37,5', '37.50'])('reads %s as hours with a fraction, and shows 37:30', async (text) => {
    const { user, hours, minutes } = setUp();
    await user.click(hours);
    await user.keyboard(text);
    expect(hours.value).toBe(text);
    expect(minutes.value).toBe('30');
    await user.tab();
    expect([hours.value, minutes.value]).toEqual(['37', '30']);
    expect(total()).toBe(37 * 60 + 30);
  });

  it('forgets the fraction when other hours are typed over it', async () => {
    const { user, hours } = setUp();
    await user.click(hours);
    await user.keyboard('37.');
    expect(total()).toBe(37 * 60);
    await user.keyboard('{Backspace}{Backspace}8');
    expect(total()).toBe(38 * 60);
  });

  it('goes on to the next field at Enter', async () => {
    const { user, hours } = setUp();
    await user.click(hours);
    await user.keyboard('40{Enter}30{Enter}');
    expect(total()).toBe(2430);
    expect(box('Sobretiempo: horas')).toBe(document.activeElement);
  });

  it.each([' 39:45 ', '39:45:00'])('fills both boxes with the pasted time %s, in either of them', (text) => {
    const { hours, minutes } = setUp();
    for (const input of [hours, minutes]) {
      fireEvent.paste(input, { clipboardData: { getData: () => text } });
      // 39 × 60 + 45
      expect(total()).toBe(2385);
    }
  });

  it.each(['8.5', '8,5 '])('fills both boxes with the pasted fraction %s', async (text) => {
    const { user, hours, minutes } = setUp();
    await user.click(hours);
    await user.paste(text);
    expect([hours.value, minutes.value]).toEqual(['08', '30']);
    expect(total()).toBe(8 * 60 + 30);
  });

  it('shows a time pasted over what is being typed', async () => {
    const { user, hours, minutes } = setUp();
    await user.click(hours);
    await user.keyboard('4');
    await user.paste('39:45');
    expect([hours.value, minutes.value]).toEqual(['39', '45']);
  });

  it('takes pasted hours', async () => {
    const { user, hours } = setUp();
    await user.click(hours);
    await user.paste('38 ');
    expect(total()).toBe(38 * 60);
  });
});
