/** The options of Swagger UI that we set, and what it hands back; its package has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type Answer = { ok: boolean; url: string; body: unknown };

  type Viewer = {
    /** Adds a token to every call that asks for this security scheme of the document. */
    preauthorizeApiKey: (scheme: string, token: string) => void;
  };

  const showViewer: (options: {
    domNode: HTMLElement;
    url: string;
    docExpansion: 'none' | 'list' | 'full';
    validatorUrl: null;
    syntaxHighlight: false;
    plugins: { components: Record<string, () => null> }[];
    onComplete: () => void;
    responseInterceptor: (answer: Answer) => Answer;
  }) => Viewer;
  export default showViewer;
}
