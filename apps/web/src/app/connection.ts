import { connectToServer } from '../lib/server.ts';

/** The one connection of the page, used by the sign-in and by every screen. */
export const connection = connectToServer();
