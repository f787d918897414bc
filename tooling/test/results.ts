import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** How long one test took, and what it complained of, if only at its first try. */
export type TestResult = { name: string; milliseconds: number; complaints: readonly string[] };

const LONGEST = 3_000;

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

/** Reads what `vitest --reporter=json` wrote; a file that complains as a whole is one more. */
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

/** Reads what `playwright --reporter=json` wrote; a test that was tried twice took both times. */
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

/** Those that took longest, the longest first. */
export function slowest(results: readonly TestResult[], count: number): TestResult[] {
  return results.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
}

/** Without colours, and without the rest of a whole page that a test shows of itself. */
function legible(complaint: string): string {
  return stripVTControlCharacters(complaint).slice(0, LONGEST);
}
