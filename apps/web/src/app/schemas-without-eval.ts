import { config } from 'zod/v4/core';

// Schemas of zod try to compile themselves. The content security policy forbids that, and each try is
// reported as a violation; interpreting a form's schema takes well under a millisecond. Import this before
// any schema is created.
config({ jitless: true });
