import { runCli } from './run-cli.ts';

const { stderr } = process;
let hasProgress = false;

// Progress goes to one line of the terminal's error output, so that a program can read the output.
function tell(progress: string): void {
  if (!stderr.isTTY) return;
  stderr.write(`\r${progress}\x1b[K`);
  hasProgress = true;
}

const { exitCode, lines, isAside } = await runCli(process.argv.slice(2), tell);
if (hasProgress) stderr.write('\r\x1b[K');
for (const line of lines) (isAside ? console.error : console.log)(line);
process.exitCode = exitCode;
