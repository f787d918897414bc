import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  /** The interface through which tests change their browser. */
  var happyDOM: DetachedWindowAPI;
}

/** The width in pixels for tests that do not set one. */
export const USUAL_WIDTH = 1_024;

/** Sets the width of the window in pixels until the end of the test. */
export function windowWidth(pixels: number): void {
  happyDOM.setViewport({ width: pixels });
}
