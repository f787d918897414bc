import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  /** What the browser of the unit tests can be told. */
  var happyDOM: DetachedWindowAPI;
}

/** Makes the window of a test so many pixels wide: 1024 as long as nothing is said. */
export function windowWidth(pixels: number): void {
  happyDOM.setViewport({ width: pixels });
}
