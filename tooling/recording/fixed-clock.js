// Loaded with `node --import` before a program. Its clock starts at 20 May 2026, noon in Puerto Rico, and
// runs on from there.
const start = Date.now();
const FIXED = Date.parse('2026-05-20T16:00:00Z');
const now = () => FIXED + (RealDate.now() - start);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => (args.length === 0 ? new target(now()) : Reflect.construct(target, args)),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
