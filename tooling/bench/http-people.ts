import { z } from 'zod';
import { BARE_PAYLOAD, type HttpUser, httpUsers } from './http-load.ts';
import { type HttpEmployee, type HttpOffice, PASSWORD } from './http-office.ts';

/** Where the server and the bare routes listen, and what is in their database. */
export type BenchTargets = { port: number; barePort: number; office: HttpOffice };

/** What an operation is held against: a route of the same framework with one statement. */
export type BareRequest = 'INSERT' | 'SELECT';

/** A user of the office, and what they have at hand. */
export type Person = {
  employee: HttpEmployee;
  ask: (path: string, body?: unknown) => Promise<string>;
  askBare: (floor: BareRequest) => Promise<string>;
  signIn: () => Promise<string>;
};

/** Everybody of the office, signed in. */
export function signInPeople(told: BenchTargets): Promise<Person[]> {
  return Promise.all(httpUsers(told.office.emails.length).map((user) => signedIn(user, told)));
}

async function signedIn({ index, ask }: HttpUser, { port, barePort, office }: BenchTargets): Promise<Person> {
  const email = office.emails[index] ?? '';
  const employee = office.employees[index];
  if (!employee) throw new RangeError(`Nobody is there for user ${index}`);
  // Each from a network of their own: of one network so many sign-ins are not heard.
  const visitor = { port, network: `203.0.${index}.7` };
  const signIn = () => ask({ ...visitor, path: '/trpc/session.signIn', body: { email, password: PASSWORD } });
  const { accessToken: token } = signInAnswer.parse(JSON.parse(await signIn())).result.data;
  return {
    employee: { ...employee },
    signIn,
    ask: (path, body) => ask({ ...visitor, path, token, body }),
    askBare: (floor) =>
      ask({ port: barePort, path: '/', body: floor === 'INSERT' ? { payload: BARE_PAYLOAD } : undefined }),
  };
}

const signInAnswer = z.object({ result: z.object({ data: z.object({ accessToken: z.string() }) }) });
