import showViewer from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import { z } from 'zod';
import { readSession } from '../../lib/session.ts';

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
export function startViewer(element: HTMLElement): void {
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
export function followColorMode(): () => void {
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
