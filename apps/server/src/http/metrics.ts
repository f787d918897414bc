import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { version } from '../../../../package.json';
import type { HttpEnv } from '../doors/connection.ts';

/** The upper bounds of the histogram of durations, in seconds. */
const BOUNDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The media type of the text format of Prometheus. */
const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Counts the requests of a server, and answers the counts with the state of the process in the text format of
 * Prometheus. A request is counted under the pattern of its route: labels contain no addresses, names or
 * numbers of people.
 */
export function requestMetrics(): { count: MiddlewareHandler<HttpEnv>; answer: MiddlewareHandler<HttpEnv> } {
  const requests = new Map<string, number>();
  const durations = BOUNDS.map(() => 0);
  const total = { count: 0, seconds: 0 };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  const count: MiddlewareHandler<HttpEnv> = async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    const labels = `method="${c.req.method}",route="${escapeLabel(routePath(c))}",status="${c.res.status}"`;
    requests.set(labels, (requests.get(labels) ?? 0) + 1);
    total.count += 1;
    total.seconds += seconds;
    for (const [index, bound] of BOUNDS.entries()) {
      if (seconds <= bound) durations[index] = (durations[index] ?? 0) + 1;
    }
  };

  const answer: MiddlewareHandler<HttpEnv> = async (c) => {
    const { user, system } = process.cpuUsage();
    const memory = process.memoryUsage();
    const longestDelay = Number.isFinite(delay.max) ? delay.max / 1e9 : 0;
    delay.reset();
    const gauge = (name: string, help: string, value: number) => metric(name, 'gauge', help, [['', value]]);
    const text = [
      metric('garita_info', 'gauge', 'The version of Garita.', [[`{version="${version}"}`, 1]]),
      metric(
        'garita_http_requests_total',
        'counter',
        'Requests by method, pattern of the route and status.',
        [...requests].map(([labels, value]) => [`{${labels}}`, value]),
      ),
      metric('garita_http_request_duration_seconds', 'histogram', 'The time until an answer begins.', [
        ...BOUNDS.map((bound, index): Sample => [`_bucket{le="${bound}"}`, durations[index] ?? 0]),
        ['_bucket{le="+Inf"}', total.count],
        ['_sum', total.seconds],
        ['_count', total.count],
      ]),
      metric('process_cpu_seconds_total', 'counter', 'Processor time of the server.', [
        ['', (user + system) / 1e6],
      ]),
      gauge('process_resident_memory_bytes', 'Memory of the server.', memory.rss),
      gauge('process_start_time_seconds', 'The moment when the server started.', startSeconds()),
      gauge('nodejs_heap_size_used_bytes', 'Memory that the program uses of its heap.', memory.heapUsed),
      gauge('nodejs_eventloop_lag_max_seconds', 'The longest wait since the question before.', longestDelay),
    ];
    return c.body(`${text.join('\n')}\n`, 200, {
      'Content-Type': PROMETHEUS_TEXT,
      'Cache-Control': 'no-store',
    });
  };
  return { count, answer };
}

/** A value of a metric, after the suffix of the metric's name: labels, or `_sum`. */
type Sample = readonly [suffix: string, value: number];

function metric(name: string, type: string, help: string, samples: readonly Sample[]): string {
  const lines = samples.map(([suffix, value]) => `${name}${suffix} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');
}

function startSeconds(): number {
  return Math.round(Date.now() / 1000 - process.uptime());
}

// The three characters that the format has an escape for.
function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
