import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

describe('a choice', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function show(day: string) {
    const hook = renderHook(({ start }) => useDebounced({ start }), { initialProps: { start: day } });
    const pause = (milliseconds: number) =>
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      });
    return { ...hook, pause };
  }

  it('is settled as it was made at first', () => {
    const { result } = show('2026-01-01');
    expect(result.current).toEqual({ settled: { start: '2026-01-01' }, isSettled: true });
  });

  it('settles once nothing of it has changed for a moment, and passes over what was on the way', () => {
    const { result, rerender, pause } = show('2026-01-01');
    rerender({ start: '2026-02-01' });
    pause(200);
    rerender({ start: '2026-03-01' });
    pause(200);
    expect(result.current).toEqual({ settled: { start: '2026-01-01' }, isSettled: false });
    // The same value as a new object does not restart the wait.
    rerender({ start: '2026-03-01' });
    pause(60);
    expect(result.current).toEqual({ settled: { start: '2026-03-01' }, isSettled: true });
  });

  it('is settled at once where it comes back to what it was', () => {
    const { result, rerender } = show('2026-01-01');
    rerender({ start: '2026-02-01' });
    rerender({ start: '2026-01-01' });
    expect(result.current.isSettled).toBe(true);
  });
});
