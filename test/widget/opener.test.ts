import { expect, test, vi } from 'vitest';
import { createOpener } from '../../packages/widget/src/file/opener.ts';

const lines = (count: number): string => '{"Item":{"pk":{"S":"a"}}}\n'.repeat(count);

/** A long file whose bytes come when they are asked for. */
function slowFile(count: number): { blob: Blob; finish: () => void } {
  const blob = new Blob([lines(count)]);
  let finish = (): void => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const bytes = blob.stream().getReader();
  blob.stream = () =>
    new ReadableStream({
      pull: async (controller) => {
        await gate;
        const { value, done } = await bytes.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
  return { blob, finish };
}

test('of files that were opened one after the other only the last is told of', async () => {
  const told: (number | undefined)[] = [];
  const onText = vi.fn<(text: string) => void>();
  const opener = createOpener(() => told.push(opener.opened?.read), onText);
  const first = slowFile(60_000);
  const second = slowFile(50_000);
  opener.open([{ name: 'first', blob: first.blob }], undefined);
  opener.open([{ name: 'second', blob: second.blob }], undefined);
  told.length = 0;
  first.finish();
  // the first would be read by now, and would have told how far it is
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(told.filter((read) => read !== 0)).toEqual([]);
  second.finish();
  await expect.poll(() => opener.opened?.phase).toBe('read');
  expect(opener.opened?.sources[0]?.name).toBe('second');
  expect(opener.opened?.found.sizes).toHaveLength(50_000);
  expect(onText).not.toHaveBeenCalled();
});

test('a short file that was opened first does not take the place of a later one', async () => {
  const texts: string[] = [];
  const opener = createOpener(
    () => {},
    (text) => texts.push(text),
  );
  const first = slowFile(1);
  opener.open([{ name: 'first', blob: first.blob }], undefined);
  opener.open([{ name: 'second', blob: new Blob([lines(2)]) }], undefined);
  await expect.poll(() => texts).toEqual([lines(2)]);
  first.finish();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(texts).toEqual([lines(2)]);
});
