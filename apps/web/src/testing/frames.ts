// The browser of the unit tests draws frames at once. Code that asks for a frame in each frame, such as a
// notice counting its seconds, would keep the processor busy; so deeply nested requests wait, as browsers do
// with timers.

const FRAME_MS = 16;
const DEEPEST = 5;

/** Functions that cancel a requested frame, by the frame's number. */
const pending = new Map<number, () => void>();
let last = 0;
let depth = 0;

function requestFrame(draw: FrameRequestCallback): number {
  const own = depth + 1;
  last += 1;
  const id = last;
  const frame = () => {
    pending.delete(id);
    depth = own;
    try {
      draw(performance.now());
    } finally {
      depth = 0;
    }
  };
  pending.set(id, own > DEEPEST ? later(frame) : soon(frame));
  return id;
}

function soon(frame: () => void): () => void {
  const immediate = setImmediate(frame);
  return () => clearImmediate(immediate);
}

function later(frame: () => void): () => void {
  const timeout = setTimeout(frame, FRAME_MS);
  return () => clearTimeout(timeout);
}

function cancelFrame(id: number): void {
  pending.get(id)?.();
  pending.delete(id);
}

Object.assign(window, { requestAnimationFrame: requestFrame, cancelAnimationFrame: cancelFrame });
