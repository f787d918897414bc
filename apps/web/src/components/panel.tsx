import { Box, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  /** One line of help. */
  help?: ReactNode;
  children: ReactNode;
};

/** A part of a screen under a heading of its own. */
export function Panel({ title, help, children }: PanelProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} bg="bg.panel" borderWidth="1px" rounded="md" p="4">
      <Heading as="h2" id={id} fontSize="16px" lineHeight="24px">
        {title}
      </Heading>
      {help !== undefined && (
        <Text color="fg.muted" fontSize="13px">
          {help}
        </Text>
      )}
      <Box mt="4">{children}</Box>
    </Box>
  );
}
