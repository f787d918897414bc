import { connectToServer } from '../lib/server.ts';

/** The one connection of the page, by which the sign-in asks as well as everything after it. */
export const connection = connectToServer();
