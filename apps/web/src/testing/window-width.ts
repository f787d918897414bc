import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  /** What the browser of the unit tests can be told. */
  var happyDOM: DetachedWindowAPI;
}

/** In pixels, of a test that says nothing. */
export const USUAL_WIDTH = 1_024;

/** Makes the window so many pixels wide until the end of the test. */
export function windowWidth(pixels: number): void {
  happyDOM.setViewport({ width: pixels });
}
