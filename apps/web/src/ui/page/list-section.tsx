import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type ListSectionProps = {
  /** Names the section for screen readers too. */
  title: string;
  help: string;
  children: ReactNode;
};

/** A list of its own below what the screen is mainly about. */
export function ListSection({ title, help, children }: ListSectionProps) {
  return (
    <Box as="section" aria-label={title} mt="8">
      <Heading as="h2" fontSize="16px" lineHeight="24px">
        {title}
      </Heading>
      <Text color="fg.muted" fontSize="13px" mb="3">
        {help}
      </Text>
      {children}
    </Box>
  );
}
