import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * What a browser may do with our pages: nothing but our own files. Styles may be inline because the components write
 * theirs into the page; scripts may not.
 */
export const securityHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    // A document that is opened to print it is a blob of ours, and Chromium counts its own viewer of PDFs as an object.
    objectSrc: ['blob:'],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
});
