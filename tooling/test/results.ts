import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The duration and the complaints of a test, including those of its first try. */
export type TestResult = { name: string; milliseconds: number; complaints: readonly string[] };

const MAX_LENGTH = 3_000;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightTry = z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string() })) });

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({ title: z.string(), tests: z.array(z.object({ results: z.array(playwrightTry) })) }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/**
 * Reads the results of a report of `vitest --reporter=json`. A file that fails as a whole is a result too.
 */
export function vitestResults(json: string): TestResult[] {
  return vitestReport
    .parse(JSON.parse(json))
    .testResults.flatMap(({ name: file, message, assertionResults }) => [
      ...(message === '' ? [] : [{ name: file, milliseconds: 0, complaints: [legible(message)] }]),
      ...assertionResults.map(({ fullName, duration, failureMessages }) => ({
        name: fullName,
        milliseconds: duration ?? 0,
        complaints: (failureMessages ?? []).map(legible),
      })),
    ]);
}

/**
 * Reads the results of a report of `playwright --reporter=json`. The duration of a test includes all its
 * tries.
 */
export function playwrightResults(json: string): TestResult[] {
  return playwrightReport.parse(JSON.parse(json)).suites.flatMap(suiteResults);
}

function suiteResults({ title, specs, suites = [] }: z.infer<typeof playwrightSuite>): TestResult[] {
  const own = specs.map((spec) => {
    const tries = spec.tests.flatMap(({ results }) => results);
    return {
      name: spec.title,
      milliseconds: tries.reduce((sum, { duration }) => sum + duration, 0),
      complaints: tries.flatMap(({ errors }) =>
        errors.map(({ message }) => stripVTControlCharacters(message)),
      ),
    };
  });
  const all = [...own, ...suites.flatMap(suiteResults)];
  return all.map((result) => ({ ...result, name: `${title} ${result.name}` }));
}

/** Returns the slowest results, the slowest first. */
export function slowest(results: readonly TestResult[], count: number): TestResult[] {
  return results.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
}

/** Removes the colours of a complaint and cuts it after 3,000 characters. */
function legible(complaint: string): string {
  return stripVTControlCharacters(complaint).slice(0, MAX_LENGTH);
}
