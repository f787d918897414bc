import { Heading } from '@chakra-ui/react';
import { DocumentTitle } from '../../layout/document-title.tsx';

/** The title of a public screen, on the page and in the window. */
export function PublicTitle({ children }: { children: string }) {
  return (
    <>
      <DocumentTitle>{children}</DocumentTitle>
      <Heading as="h1" textStyle="2xl" mb="6">
        {children}
      </Heading>
    </>
  );
}
