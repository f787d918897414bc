import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

/** Cool greys, a deep blue and a warm yellow. `gray` is the component library's neutral colour. */
export const palettes = defineTokens.colors({
  gray: {
    50: { value: '#f6f7f8' },
    100: { value: '#eceff1' },
    200: { value: '#dde2e5' },
    300: { value: '#c3cbd0' },
    400: { value: '#8b969e' },
    500: { value: '#5e6a73' },
    600: { value: '#505b63' },
    700: { value: '#3b444b' },
    800: { value: '#262c32' },
    900: { value: '#1a2025' },
    950: { value: '#11161a' },
  },
  sea: {
    50: { value: '#eff5fa' },
    100: { value: '#dce9f4' },
    200: { value: '#bcd6e9' },
    300: { value: '#93bedd' },
    400: { value: '#64a1cc' },
    500: { value: '#3d82b3' },
    600: { value: '#296896' },
    700: { value: '#1d557d' },
    800: { value: '#14466b' },
    900: { value: '#103651' },
    950: { value: '#0b2438' },
  },
  lamp: {
    50: { value: '#fff8e9' },
    100: { value: '#feedc6' },
    200: { value: '#fddb8b' },
    300: { value: '#fbc34f' },
    400: { value: '#f7a823' },
    500: { value: '#de870a' },
    600: { value: '#b56405' },
    700: { value: '#8d4c09' },
    800: { value: '#733d0f' },
    900: { value: '#5f3310' },
    950: { value: '#361a04' },
  },
});

/** Defines a colour with one shade for light and one for dark mode. */
const both = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});

/** One colour for every focus ring, 3 : 1 on every background. */
const FOCUS_RING = both('sea.500', 'sea.400');

/** Builds a palette with the parts that recipes use, readable in light and in dark. */
function palette(name: 'sea' | 'lamp' | 'red' | 'green', ink: '700' | '800') {
  const pair = (light: string, dark: string) => ({
    value: { _light: `{colors.${name}.${light}}`, _dark: `{colors.${name}.${dark}}` },
  });
  return {
    solid: pair(ink, '400'),
    contrast: both('white', 'gray.950'),
    fg: pair(ink, '300'),
    muted: pair('200', '800'),
    subtle: pair('100', '900'),
    emphasized: pair('300', '700'),
    focusRing: FOCUS_RING,
    border: pair('500', '400'),
  };
}

/** Only for destructive actions and errors. */
const danger = palette('red', '700');
/** Only for what succeeded. */
const success = palette('green', '700');

/** The colours by purpose. Screens use these names only, so that both modes follow. */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: both('gray.50', 'gray.950'),
    panel: both('white', 'gray.900'),
    subtle: both('gray.50', 'gray.900'),
    muted: both('gray.100', 'gray.800'),
    emphasized: both('gray.200', 'gray.700'),
    error: both('red.50', 'red.950'),
    warning: both('lamp.50', 'lamp.950'),
    success: both('green.50', 'green.950'),
    info: both('sea.50', 'sea.950'),
  },
  fg: {
    DEFAULT: both('gray.900', 'gray.100'),
    muted: both('gray.600', 'gray.300'),
    // The faintest text: 4.5 : 1 on every background above.
    subtle: both('gray.500', 'gray.400'),
    error: both('red.700', 'red.300'),
    warning: both('lamp.700', 'lamp.300'),
    success: both('green.700', 'green.300'),
    info: both('sea.700', 'sea.300'),
  },
  border: {
    DEFAULT: both('gray.200', 'gray.800'),
    muted: both('gray.100', 'gray.800'),
    emphasized: both('gray.300', 'gray.700'),
    error: both('red.600', 'red.400'),
  },
  gray: {
    fg: both('gray.700', 'gray.200'),
    subtle: both('gray.100', 'gray.800'),
    muted: both('gray.200', 'gray.700'),
    border: both('gray.300', 'gray.700'),
    focusRing: FOCUS_RING,
  },
  brand: palette('sea', '800'),
  /** The surface that welcomes. */
  banner: { bg: both('sea.800', 'sea.950'), fg: both('gray.50', 'gray.100') },
  accent: {
    ...palette('lamp', '700'),
    solid: both('lamp.400', 'lamp.400'),
    contrast: both('gray.950', 'gray.950'),
  },
  danger,
  success,
  // The palettes that components of the library take by themselves.
  red: danger,
  green: success,
  /** The edge of fields: 3 : 1 against their surroundings. */
  field: { border: { value: { _light: '{colors.gray.400}', _dark: '#6b7780' } } },
});
