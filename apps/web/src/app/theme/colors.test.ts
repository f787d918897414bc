import { defaultConfig } from '@chakra-ui/react';
import { describe, expect, it } from 'vitest';
import { palettes, semanticColors } from './colors.ts';

type Mode = '_light' | '_dark';
type Shades = { value: Record<Mode, string> };

describe('text keeps a contrast of 4.5 : 1', () => {
  const { bg, fg, banner, brand, accent, danger, success } = semanticColors;
  const surfaces: Shades[] = [bg.DEFAULT, bg.panel, bg.subtle, bg.muted];
  const inks: Shades[] = [...Object.values(fg), brand.fg, accent.fg, danger.fg, success.fg];
  const pairs = [
    [banner.fg, banner.bg] as const,
    ...inks.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const)),
    ...[brand, accent, danger, success].flatMap(({ solid, contrast: ink, fg: text, subtle }) => [
      [ink, solid] as const,
      [text, subtle] as const,
    ]),
  ];

  it.each<Mode>(['_light', '_dark'])('in %s', (mode) => {
    const ratios = pairs.map(([ink, surface]) =>
      contrast(hexOf(ink.value[mode]), hexOf(surface.value[mode])),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each<Mode>(['_light', '_dark'])('tells the focus by 3 : 1, in one colour for all, in %s', (mode) => {
  const { bg, brand, gray, accent, danger, success } = semanticColors;
  const rings = [brand, gray, accent, danger, success].map(({ focusRing }) => focusRing.value[mode]);
  expect(new Set(rings).size).toBe(1);
  const ratios = [bg.DEFAULT, bg.panel, bg.subtle, bg.muted].map(({ value }) =>
    contrast(hexOf(brand.focusRing.value[mode]), hexOf(value[mode])),
  );
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
});

const colors = { ...defaultConfig.theme?.tokens?.colors, ...palettes };

/** '{colors.gray.600}' → '#505b63'; a colour written out stays as it is. */
function hexOf(reference: string): string {
  const path = /^\{colors\.(.+)\}$/.exec(reference)?.[1];
  if (!path) return reference;
  const token = path.split('.').reduce<unknown>((node, key) => Object(node)[key], colors);
  return String(Object(token).value);
}

/**
 * Calculates the contrast of two colours by WCAG 2.2: (lighter + 0.05) / (darker + 0.05) of their relative
 * luminances.
 */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
