import 'swagger-ui-dist/swagger-ui.css';
import { Box, Link as TextLink } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import showViewer from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { z } from 'zod';
import { PATHS } from '../../config/paths.ts';
import { DocumentTitle } from '../../layout/document-title.tsx';
import { readSession } from '../../lib/session.ts';
import { apiDocsText as text } from '../../text/documents/api-docs.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';

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

const API_DOCUMENT = '/api/openapi.json';

/** The security scheme of the document that takes a token. */
const BEARER = 'bearer';

/** Leaves out the choice of a server, since there is one, and the choice has no label. */
const WITHOUT_SERVERS = { components: { ServersContainer: () => null } };

const signedIn = z.object({ access_token: z.string() });

/**
 * Shows Swagger UI in an element. Calls carry the token of the session that the browser has, then the one
 * that a sign-in in the viewer answers with, unless the reader pastes another one. It is kept nowhere.
 */
function startViewer(element: HTMLElement): void {
  const authorize = (token: string | undefined) => token && viewer.preauthorizeApiKey(BEARER, token);
  const viewer = showViewer({
    domNode: element,
    url: API_DOCUMENT,
    docExpansion: 'list',
    // Otherwise it may send the document's address to the validator of its makers.
    validatorUrl: null,
    // A long answer is shown faster, and readable in both modes.
    syntaxHighlight: false,
    plugins: [WITHOUT_SERVERS],
    onComplete: () => authorize(readSession()?.accessToken),
    responseInterceptor: (answer) => {
      if (answer.ok && answer.url.endsWith('/auth/login'))
        authorize(signedIn.safeParse(answer.body).data?.access_token);
      return answer;
    },
  });
}

/** Keeps the viewer's own class for dark pages in step with ours. Returns a function that stops. */
function followColorMode(): () => void {
  const { classList } = document.documentElement;
  const follow = () => classList.toggle('dark-mode', classList.contains('dark'));
  const observer = new MutationObserver(follow);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  follow();
  return () => {
    observer.disconnect();
    classList.remove('dark-mode');
  };
}
