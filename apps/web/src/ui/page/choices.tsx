import { chakra } from '@chakra-ui/react';

/** The choices above what a screen shows, beside each other where there is room. It can take the focus. */
export const Choices = chakra('section', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3', mb: '4', outline: 'none' },
});
