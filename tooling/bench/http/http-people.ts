import { z } from 'zod';
import { BARE_PAYLOAD, type HttpUser, httpUsers } from './http-load.ts';
import { type HttpEmployee, type HttpOffice, PASSWORD } from './http-office.ts';

/** The ports of the server and of the bare routes, and the office in their database. */
export type BenchTargets = { port: number; barePort: number; office: HttpOffice };

/** The route that an operation is compared with: the same framework and one statement. */
export type BareRequest = 'INSERT' | 'SELECT';

/** A signed-in user of the office and the requests that they send. */
export type OfficeUser = {
  employee: HttpEmployee;
  ask: (path: string, body?: unknown) => Promise<string>;
  askBare: (floor: BareRequest) => Promise<string>;
  signIn: () => Promise<string>;
};

/** Signs in every user of the office. */
export function signInPeople(server: BenchTargets): Promise<OfficeUser[]> {
  return Promise.all(httpUsers(server.office.emails.length).map((user) => signedIn(user, server)));
}

async function signedIn(
  { index, ask }: HttpUser,
  { port, barePort, office }: BenchTargets,
): Promise<OfficeUser> {
  const email = office.emails[index] ?? '';
  const employee = office.employees[index];
  if (!employee) throw new RangeError(`Nobody is there for user ${index}`);
  // Each user has a network of its own, because the server limits the sign-ins of one network.
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
