import { profileText } from '../../text/profile.es.ts';

const { device } = profileText.sessions;

type Sign = { sign: RegExp; name: string };

// Browsers name those that they are like, too: Edge says Chrome and Safari, Chrome says Safari. The first that fits it is.
const BROWSERS: readonly Sign[] = [
  { sign: /\bEdg(e|A|iOS)?\//, name: 'Edge' },
  { sign: /\bOPR\//, name: 'Opera' },
  { sign: /\b(Firefox|FxiOS)\//, name: 'Firefox' },
  { sign: /\b(Chrome|CriOS|HeadlessChrome)\//, name: 'Chrome' },
  { sign: /\bSafari\//, name: 'Safari' },
];

// Android says Linux, and an iPhone that it is like Mac OS X.
const SYSTEMS: readonly Sign[] = [
  { sign: /iPhone/, name: 'iPhone' },
  { sign: /iPad/, name: 'iPad' },
  { sign: /Android/, name: 'Android' },
  { sign: /Windows/, name: 'Windows' },
  { sign: /Mac OS X/, name: 'Mac' },
  { sign: /CrOS/, name: 'ChromeOS' },
  { sign: /Linux/, name: 'Linux' },
];

/** What signed in, in words: 'Firefox en Windows'. Of a program, what it calls itself first. */
export function deviceText(userAgent: string): string {
  const browser = nameIn(userAgent, BROWSERS);
  const system = nameIn(userAgent, SYSTEMS);
  if (browser && system) return device.of(browser, system);
  return browser ?? system ?? (userAgent.split(/[/\s]/)[0] || device.unknown);
}

function nameIn(userAgent: string, signs: readonly Sign[]): string | undefined {
  return signs.find(({ sign }) => sign.test(userAgent))?.name;
}
