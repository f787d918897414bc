import { Box, Link as TextLink } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { DocumentTitle } from '../../layout/document-title.tsx';
import { apiDocsText as text } from '../../text/api-docs.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { followColorMode, startViewer } from './viewer.ts';

/**
 * The interface for other programs, to read and to try: Swagger UI over the document that the server writes.
 * The viewer brings the `main` of the page.
 */
export function ApiDocsScreen() {
  return (
    <Box maxW="80rem" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <DocumentTitle>{text.title}</DocumentTitle>
      <PageHeader title={text.title} description={<Note />} />
      <Viewer />
    </Box>
  );
}

function Note() {
  return (
    <>
      {text.note}{' '}
      <TextLink variant="underline" colorPalette="brand" asChild>
        <Link to={PATHS.signIn}>{text.home}</Link>
      </TextLink>
    </>
  );
}

function Viewer() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An element of its own, because the viewer cannot start twice in one.
    const element = document.createElement('div');
    place.current?.append(element);
    startViewer(element);
    const stopFollowing = followColorMode();
    return () => {
      stopFollowing();
      element.remove();
    };
  }, []);
  return <Box ref={place} overflowX="auto" />;
}
