import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A garita, with its lamp lit. The stone takes the colour of the text beside it. */
export function Logo(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="0 0 32 32" boxSize="7" flexShrink="0" fill="currentColor" aria-hidden {...props}>
      <circle cx="16" cy="2.6" r="1.6" />
      <path d="M8 11.5C8 6.6 11.4 4.6 16 4.6s8 2 8 6.9z" />
      <rect x="6.4" y="12.3" width="19.2" height="2.4" rx="1.2" />
      <path d="M8.6 15.6h14.8v7.2H8.6z" />
      <rect x="7" y="23.7" width="18" height="2" rx="1" />
      <path d="M9.2 26.6h13.6l-5.6 4.6a1.9 1.9 0 0 1-2.4 0z" />
      <chakra.rect x="14" y="16.7" width="4" height="5.2" rx="2" fill="accent.solid" />
    </chakra.svg>
  );
}
