/** The content of a Dockerfile's last stage, for the instructions that ours uses. */
export type ImageStage = {
  /** The commands and copies that create the files, in order. */
  steps: readonly (
    | { kind: 'run'; command: string }
    | { kind: 'copy'; from: string | undefined; sources: string[]; target: string }
  )[];
  environment: Readonly<Record<string, string>>;
  user: string;
  command: readonly string[];
  healthCheck: readonly string[];
};

/** Parses the last stage of a Dockerfile. Throws for an unknown instruction. */
export function readImageStage(text: string): ImageStage {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const start = lines.findLastIndex((line) => line.startsWith('FROM '));
  const steps: ImageStage['steps'][number][] = [];
  const stage = { environment: {} as Record<string, string>, user: '', command: [''], healthCheck: [''] };
  for (const line of lines.slice(start + 1)) {
    const [, instruction = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const list = () => JSON.parse(rest.slice(rest.indexOf('["'))) as string[];
    if (instruction === 'RUN') steps.push({ kind: 'run', command: rest });
    else if (instruction === 'COPY') steps.push(copyStep(rest));
    else if (instruction === 'ENV') Object.assign(stage.environment, assignments(rest));
    else if (instruction === 'USER') stage.user = rest;
    else if (instruction === 'CMD') stage.command = list();
    else if (instruction === 'HEALTHCHECK') stage.healthCheck = list();
    else if (!['WORKDIR', 'VOLUME', 'EXPOSE'].includes(instruction)) throw new Error(`Unknown: ${line}`);
  }
  return { ...stage, steps };
}

function copyStep(text: string): ImageStage['steps'][number] {
  const words = text.split(' ');
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  return { kind: 'copy', from, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
}

function assignments(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(' ').map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']),
  );
}
