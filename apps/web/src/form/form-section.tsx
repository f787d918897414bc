import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type FormSectionProps = {
  title: string;
  /** One line of help. */
  help?: string;
  children: ReactNode;
};

/** A part of a form: a title, one line of help, and fields in two columns where there is room for them. */
export function FormSection({ title, help, children }: FormSectionProps) {
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
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="4" mt="4" alignItems="start">
        {children}
      </SimpleGrid>
    </Box>
  );
}
