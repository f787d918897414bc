import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { HoursInput } from './hours-field.tsx';

function Form() {
  const [regular, setRegular] = useState(0);
  const [overtime, setOvertime] = useState(90);
  return (
    <form>
      <HoursInput label="Regulares" value={regular} onChange={setRegular} />
      <HoursInput label="Overtime" value={overtime} onChange={setOvertime} />
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
    expect(box('Overtime: horas').value).toBe('01');
    expect(box('Overtime: minutos').value).toBe('30');
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

  it('goes on to the next field at Enter', async () => {
    const { user, hours } = setUp();
    await user.click(hours);
    await user.keyboard('40{Enter}30{Enter}');
    expect(total()).toBe(2430);
    expect(box('Overtime: horas')).toBe(document.activeElement);
  });

  it('fills both boxes with a pasted time', () => {
    const { hours } = setUp();
    fireEvent.paste(hours, { clipboardData: { getData: () => ' 39:45 ' } });
    // 39 × 60 + 45
    expect(total()).toBe(2385);
  });
});
