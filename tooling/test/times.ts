import { z } from 'zod';

/** How long one test took. */
export type TestTime = { name: string; milliseconds: number };

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** Reads what `vitest --reporter=json` wrote. */
export function vitestTimes(json: string): TestTime[] {
  const { testResults } = vitestReport.parse(JSON.parse(json));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 }));
}

/** Reads what `playwright --reporter=json` wrote; a test that was tried twice took both times. */
export function playwrightTimes(json: string): TestTime[] {
  return playwrightReport.parse(JSON.parse(json)).suites.flatMap(suiteTimes);
}

function suiteTimes({ title, specs, suites = [] }: z.infer<typeof playwrightSuite>): TestTime[] {
  const own = specs.map((spec) => {
    const tries = spec.tests.flatMap(({ results }) => results);
    return { name: spec.title, milliseconds: tries.reduce((sum, { duration }) => sum + duration, 0) };
  });
  const all = [...own, ...suites.flatMap(suiteTimes)];
  return all.map(({ name, milliseconds }) => ({ name: `${title} ${name}`, milliseconds }));
}

/** Those that took longest, the longest first. */
export function slowest(times: readonly TestTime[], count: number): TestTime[] {
  return times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
}
