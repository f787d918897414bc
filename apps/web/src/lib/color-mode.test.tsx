import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useColorChoice, useColorMode } from './color-mode.ts';

const classes = () => [...document.documentElement.classList];

function start() {
  return renderHook(() => {
    useColorMode();
    return useColorChoice();
  });
}

beforeEach(() => localStorage.clear());

it('follows the device until somebody chooses', () => {
  const { result } = start();
  expect(result.current[0]).toBe('system');
  expect(classes()).toEqual(['light']);
});

it('shows and remembers what was chosen', () => {
  const { result } = start();
  act(() => result.current[1]('dark'));
  expect(classes()).toEqual(['dark']);
  expect(localStorage.getItem('color-mode')).toBe('dark');
});

it('keeps nothing when the device decides again', () => {
  const { result } = start();
  act(() => result.current[1]('dark'));
  act(() => result.current[1]('system'));
  expect(classes()).toEqual(['light']);
  expect(localStorage.getItem('color-mode')).toBeNull();
});

it('prints on white paper and goes back', () => {
  const { result } = start();
  act(() => result.current[1]('dark'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(classes()).toEqual(['light']);
  window.dispatchEvent(new Event('afterprint'));
  expect(classes()).toEqual(['dark']);
});
