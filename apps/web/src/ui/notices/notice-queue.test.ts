import { beforeEach, describe, expect, it } from 'vitest';
import { createNoticeQueue, type NoticeDisplay, type ShownNotice } from './notice-queue.ts';

const notice = (id: string): ShownNotice => ({
  id,
  type: 'info',
  title: `Aviso ${id}`,
  description: undefined,
  closable: true,
  onStatusChange: () => {},
});

let shown: string[];
const stage: NoticeDisplay = {
  create: ({ id }) => shown.push(id),
  dismiss: (gone) => {
    shown = shown.filter((id) => id !== gone);
  },
  remove: () => {
    shown = [];
  },
};

beforeEach(() => {
  shown = [];
});

describe('a notice that is said before anything can show it', () => {
  it('is shown as soon as something can, in its turn, and what is said later at once', () => {
    const room = createNoticeQueue();
    room.create(notice('a'));
    room.create(notice('b'));
    room.leadTo(stage);
    expect(shown).toEqual(['a', 'b']);
    room.create(notice('c'));
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  it('is not shown once it was withdrawn', () => {
    const room = createNoticeQueue();
    room.create(notice('a'));
    room.create(notice('b'));
    room.dismiss('a');
    room.leadTo(stage);
    expect(shown).toEqual(['b']);
  });

  it('is not shown to whoever comes after a sign-out', () => {
    const room = createNoticeQueue();
    room.create(notice('a'));
    room.remove();
    room.leadTo(stage);
    expect(shown).toEqual([]);
  });
});

describe('a notice on the screen', () => {
  it('is taken off by its name, or with all others', () => {
    const room = createNoticeQueue();
    room.leadTo(stage);
    for (const id of ['a', 'b', 'c']) room.create(notice(id));
    room.dismiss('b');
    expect(shown).toEqual(['a', 'c']);
    room.remove();
    expect(shown).toEqual([]);
  });
});
