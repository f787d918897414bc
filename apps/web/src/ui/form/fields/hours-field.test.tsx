import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { HoursInput } from './hours-field.tsx';

function Form() {
  const [regular, setRegular] = useState(0);
  const [overtime, setOvertime] = useState(90);
  return (
    <form>
      <HoursInput label="Regulares" value={regular} onChange={setRegular} />
      <HoursInput label="Sobretiempo" value={overtime} onChange={setOvertime} />
      <output>{regular}</output>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const total = () => Number(screen.getAllByRole('status')[0]?.textContent);

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

  it('says so where something else than a number is typed or pasted, until a number is', async () => {
    const { user, hours } = setUp();
    const said = () => screen.queryByText('Solo números: horas y minutos.');
    await user.click(hours);
    await user.keyboard('-');
    expect(said()).toBeTruthy();
    await user.keyboard('4');
    expect(said()).toBeNull();
    await user.keyboard('e');
    expect(said()).toBeTruthy();
    await user.tab();
    expect(said()).toBeNull();
    expect(total()).toBe(4 * 60);
    await user.click(hours);
    await user.paste('1,234.5');
    expect(said()).toBeTruthy();
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

  it('stops the minutes at 59', async () => {
    const { user, minutes } = setUp();
    await user.click(minutes);
    await user.keyboard('75');
    expect(minutes.value).toBe('59');
    expect(total()).toBe(59);
  });

  it('takes digits only', async () => {
    const { user, hours } = setUp();
    await user.click(hours);
    await user.keyboard('-4a0');
    expect(total()).toBe(40 * 60);
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

  it('takes one fraction only', async () => {
    const { user, hours } = setUp();
    await user.click(hours);
    await user.keyboard('7.2.5,0');
    expect(hours.value).toBe('7.250');
    expect(total()).toBe(7 * 60 + 15);
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

  it.each(['1,234.5', '-8', '39:45:30'])('takes nothing of the pasted %s, which is no time', async (text) => {
    const { user, hours } = setUp();
    await user.click(hours);
    await user.paste(text);
    expect(total()).toBe(0);
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
