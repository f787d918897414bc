import { Agent, type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';

/** A payload of the size of a real event, for the bare routes. */
export const BARE_PAYLOAD = JSON.stringify({ filler: 'x'.repeat(5_000) });

/** A request to send. `network` is the address that the server believes it comes from. */
export type HttpRequestSpec = {
  port: number;
  path: string;
  token?: string;
  network?: string;
  body?: unknown;
};

/** A user whose connection stays open between requests. */
export type HttpUser = { index: number; ask: (spec: HttpRequestSpec) => Promise<string> };

/** Creates users. */
export function httpUsers(count: number): HttpUser[] {
  return Array.from({ length: count }, (_, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return { index, ask: (call) => answerTo(call, agent) };
  });
}

/** The milliseconds of each request, and of all requests together. */
export type BurstResult = { latencies: number[]; took: number };

/** Runs all users in parallel; each sends its requests one after another. */
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
        const sentAt = performance.now();
        await send(user);
        latencies.push(performance.now() - sentAt);
      }
    }),
  );
  return { latencies, took: performance.now() - start };
}

function answerTo({ port, path, token, network, body }: HttpRequestSpec, agent: Agent): Promise<string> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(content === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(network === undefined ? {} : { 'X-Forwarded-For': network }),
  };
  const method = content === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, agent, headers });
    outgoing.on('response', (response) => resolve(read(response)));
    outgoing.on('error', reject);
    outgoing.end(content);
  });
}

async function read(response: IncomingMessage): Promise<string> {
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`Answered ${response.statusCode}: ${answer}`);
  return answer;
}
