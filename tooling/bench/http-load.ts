import { Agent, type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';

/** As much as a real event has, to be inserted and selected barely. */
export const BARE_PAYLOAD = JSON.stringify({ filler: 'x'.repeat(5_000) });

/** A request, as somebody sends it. */
export type HttpRequestSpec = {
  port: number;
  path: string;
  token?: string;
  network?: string;
  body?: unknown;
};

/** Somebody whose connection is kept from one request to the next. */
export type HttpUser = { index: number; ask: (asked: HttpRequestSpec) => Promise<string> };

/** So many of them. */
export function httpUsers(count: number): HttpUser[] {
  return Array.from({ length: count }, (_, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return { index, ask: (asked) => answerTo(asked, agent) };
  });
}

/** How long each request took, and how long all of them. */
export type BurstResult = { latencies: number[]; took: number };

/** All users at the same time, each sending so many requests one after another. */
export async function burst<User>(
  users: readonly User[],
  each: number,
  send: (user: User) => Promise<unknown>,
): Promise<BurstResult> {
  const latencies: number[] = [];
  const start = performance.now();
  await Promise.all(
    users.map(async (user) => {
      for (let sent = 0; sent < each; sent += 1) {
        const asked = performance.now();
        await send(user);
        latencies.push(performance.now() - asked);
      }
    }),
  );
  return { latencies, took: performance.now() - start };
}

function answerTo({ port, path, token, network, body }: HttpRequestSpec, agent: Agent): Promise<string> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(sent === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(network === undefined ? {} : { 'X-Forwarded-For': network }),
  };
  const method = sent === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, agent, headers });
    asking.on('response', (response) => resolve(read(response)));
    asking.on('error', reject);
    asking.end(sent);
  });
}

async function read(response: IncomingMessage): Promise<string> {
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`Answered ${response.statusCode}: ${answer}`);
  return answer;
}
