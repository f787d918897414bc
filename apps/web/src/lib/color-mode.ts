import { useEffect } from 'react';
import { localItem, useLocalItem } from './local-item.ts';

/** The user's choice; 'system' follows the device and stores nothing. */
export type ColorChoice = 'system' | 'light' | 'dark';
export type ColorMode = 'light' | 'dark';

// public/color-mode.js reads the same item before the first paint.
const choice = localItem('color-mode');
const DEVICE = '(prefers-color-scheme: dark)';

/** Returns the choice and a function that changes it. */
export function useColorChoice(): [ColorChoice, (choice: ColorChoice) => void] {
  const kept = useLocalItem(choice);
  const current = kept === 'light' || kept === 'dark' ? kept : 'system';
  return [current, (next) => choice.write(next === 'system' ? '' : next)];
}

/** Applies the chosen mode to the page, or the device's; on paper it is always light. */
export function useColorMode(): void {
  const [chosen] = useColorChoice();

  useEffect(() => {
    const device = matchMedia(DEVICE);
    const show = () => showMode(chosen === 'system' ? modeOf(device) : chosen);
    const print = () => showMode('light');
    show();
    device.addEventListener('change', show);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', show);
    return () => {
      device.removeEventListener('change', show);
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', show);
    };
  }, [chosen]);
}

function modeOf(device: MediaQueryList): ColorMode {
  return device.matches ? 'dark' : 'light';
}

function showMode(mode: ColorMode): void {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(mode);
  style.colorScheme = mode;
}
