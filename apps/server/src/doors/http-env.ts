import type { HttpBindings } from '@hono/node-server';
import type { Actor } from '../auth/actor.ts';
import type { Visitor } from '../auth/visitor.ts';
import type { Tag } from '../text/tags.es.ts';

/** The values that every handler of a request can read beside the request itself. */
export type HttpEnv = {
  /** The connection; absent where a test calls the application without a network. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** True when the browser reached us over TLS, here or at the proxy in front. */
    isSecure: boolean;
    visitor: Visitor;
    /** Absent without a session. */
    actor?: Actor;
    /** The heading of the documented call that this is, once its route is found. */
    tag?: Tag;
  };
};
