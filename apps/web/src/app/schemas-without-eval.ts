import { config } from 'zod/v4/core';

// Schemas try whether they may compile themselves. The content security policy forbids it, and each try is reported as a
// violation; interpreted, a form of ours is checked in well under a millisecond. Imported before any schema is made.
config({ jitless: true });
