import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choose, itemField, place, row, transferOf } from './support/place.ts';

const item = (index: number) => ({ pk: { S: `T#${index}` }, b: { S: 'z'.repeat(80 + (index % 40)) } });
const exported = (count: number): string =>
  Array.from({ length: count }, (_, index) => `${JSON.stringify({ Item: item(index) })}\n`).join('');
/** More than a text area takes. */
const MANY = 10_000;
const list = () => page.getByRole('table', { name: /items$/ });

async function packed(text: string): Promise<Blob> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

test('the text of a short file stands in the text area, from its beginning', async () => {
  const text = JSON.stringify(
    Array.from({ length: 30 }, (_, index) => item(index)),
    undefined,
    2,
  );
  await choose(place(), new File([text], 'items.json'));
  await expect.element(itemField()).toHaveValue(text);
  expect(itemField().element().scrollTop).toBe(0);
  await expect.element(page.getByRole('table', { name: '30 items' })).toBeVisible();
});

test('short files are read together, packed or not', async () => {
  await choose(place(), new File([exported(2)], 'a.json'), new File([await packed(exported(3))], 'b.json.gz'));
  await expect.element(page.getByRole('table', { name: '5 items' })).toBeVisible();
});

test('a long export, packed, is sized in the page, and each item can be opened', async () => {
  await choose(place(), new File([await packed(exported(MANY))], 'export.json.gz'));
  await expect.element(page.getByRole('table', { name: '10,000 items' })).toBeVisible();
  await expect.element(page.getByText('export.json.gz')).toBeVisible();
  await expect.element(page.getByText('an export to S3', { exact: true })).toBeVisible();
  // the file takes the place of the text area, whose button had the focus
  const card = page.getByRole('group', { name: 'Item', exact: true }).element();
  expect(card.getRootNode()).toHaveProperty('activeElement', card);
  await expect.element(page.getByRole('button', { name: '3 T#2' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Open item, 1 to 10,000' }).fill('9,876');
  // T#9875: 2 + 6 + 1 + 80 + 35
  await expect.element(page.getByRole('button', { name: '124 bytes: why?' })).toBeVisible();
  await expect.element(page.getByText('T#9875').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(itemField()).toBeVisible();
  expect(itemField().element().getRootNode()).toHaveProperty('activeElement', itemField().element());
});

test.each([
  ['an array', (items: string) => `[\n${items}]`, 'an array'],
  [
    'a response',
    (items: string) => `{"Items": [${items}], "Count": ${MANY}, "ScannedCount": ${MANY + 1}}`,
    'output of Scan or Query',
  ],
])('a long file that is %s', async (_, around, kind) => {
  const items = Array.from({ length: MANY }, (_unused, index) => JSON.stringify(item(index), undefined, 1)).join(', ');
  await choose(place(), new File([around(items)], 'items.json'));
  await expect.element(page.getByRole('table', { name: '10,000 items' })).toBeVisible();
  await expect.element(page.getByText(kind, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '2 T#1' }).click();
  await expect.element(page.getByRole('button', { name: '87 bytes: why?' })).toBeVisible();
});

test('several long files are one list', async () => {
  await choose(place(), new File([exported(MANY)], 'a.json'), new File([exported(MANY)], 'b.json'));
  await expect.element(page.getByRole('table', { name: '20,000 items' })).toBeVisible();
  await expect.element(page.getByText('2 files')).toBeVisible();
  await page.getByRole('textbox', { name: /^Open item/ }).fill('10,003');
  // the third item of the second file: 2 + 3 + 1 + 82
  await expect.element(page.getByRole('button', { name: '88 bytes: why?' })).toBeVisible();
});

test('what cannot be read is told with its line and is in no figure', async () => {
  const text = exported(MANY).replace('"T#1"', '"T#1').replace('{"S":"T#20"}', '{"N":"T#20"}');
  await choose(place(), new File([text], 'broken.json'));
  await expect.element(page.getByRole('table', { name: '9,998 items' })).toBeVisible();
  await expect.element(page.getByText('2 items could not be read.')).toBeVisible();
  await expect.element(page.getByText(/^Line 2, column \d+: /)).toBeVisible();
  await expect.element(page.getByText(/^Line 21, column \d+: pk is typed N/)).toBeVisible();
});

test('reading shows how far it is and can be cancelled, and the page stays alive', async () => {
  const part = new Blob([exported(MANY)]);
  let frames = 0;
  const count = (): void => {
    frames += 1;
    requestAnimationFrame(count);
  };
  await choose(
    place(),
    new File(
      // longer than any machine reads before it has been cancelled
      Array.from({ length: 2_000 }, () => part),
      'large.json',
    ),
  );
  await expect.element(page.getByRole('progressbar', { name: 'Read so far' })).toBeVisible();
  count();
  await expect.poll(() => frames).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .element(page.getByText(/^Cancelled after \d.* of \d.* The figures below are those of the first/))
    .toBeVisible();
  await expect.element(list()).toBeVisible();
});

test('a damaged file: what could be unpacked, and that it is not all', async () => {
  const whole = await packed(exported(60_000));
  await choose(place(), new File([whole.slice(0, whole.size * 0.9)], 'cut.json.gz'));
  await expect.element(page.getByText('The file cannot be unpacked any further')).toBeVisible();
  await expect.element(page.getByText('The figures below are those of the first')).toBeVisible();
  await expect.element(list()).toBeVisible();
});

test('a long file in another notation is refused with what it is and what to do', async () => {
  const element = place();
  await choose(element, new File(['Lorem ipsum '.repeat(400_000)], 'text.txt'));
  await expect
    .element(page.getByText(/^This is not JSON, and texts of more than 4\sMB are read as JSON alone\. Save the items/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await choose(element, new File([`pk,sk\n${'a,b\n'.repeat(1_200_000)}`], 'items.csv'));
  await expect.element(page.getByText(/^This is CSV, and texts of more than 4\sMB/)).toBeVisible();
});

test('a long file of statements with an item on each line is read line by line', async () => {
  const line = `INSERT INTO "events" VALUE {'pk': 'T#1', 'b': '${'z'.repeat(480)}'}\n`;
  await choose(place(), new File([line.repeat(MANY)], 'items.sql'));
  await expect.element(page.getByRole('table', { name: '10,000 items' })).toBeVisible();
  await expect.element(page.getByText(/PartiQL$/)).toBeVisible();
  // 2 + 3 + 1 + 480
  await expect.element(page.getByRole('button', { name: '486 bytes: why?' })).toBeVisible();
});

const response = (index: number): string =>
  JSON.stringify({
    Items: [item(index), item(index)],
    Count: 2,
    ScannedCount: 3,
    ConsumedCapacity: { TableName: 'events', CapacityUnits: 0.5 },
  });

test.each([
  ['on a line each', (index: number) => response(index)],
  ['over several lines each', (index: number) => JSON.stringify(JSON.parse(response(index)), undefined, 1)],
])('responses %s: what they consumed and what they say is added up', async (_, write) => {
  const pages = Array.from({ length: MANY / 2 }, (_unused, index) => write(index));
  await choose(place(), new File([pages.join('\n')], 'pages.json'));
  await expect.element(page.getByRole('table', { name: '10,000 items' })).toBeVisible();
  // 5,000 pages of about 200 B: half a read unit each
  const evidence = page.getByRole('group', { name: 'What AWS reported events' });
  await expect.element(evidence.getByText('consumed', { exact: true })).toBeVisible();
  await expect.element(evidence.getByText('That is what these items take (eventual).')).toBeVisible();
  await expect.element(evidence.getByRole('button', { name: '2,500 read units: why?' })).toBeVisible();
  await expect
    .element(page.getByText(/^(?:Line 1, .*)?The result is filtered: .*\(4,999 more like it\.\)$/))
    .toBeVisible();
});

test('stream records: removals are counted, and the item before an update stands beside the one after', async () => {
  const image = (text: string) => ({ pk: { S: 'T#1' }, b: { S: text } });
  const updated = { eventName: 'MODIFY', dynamodb: { OldImage: image('z'.repeat(900)), NewImage: image('zz') } };
  const removed = { eventName: 'REMOVE', dynamodb: { OldImage: image('z') } };
  const records = [...Array.from({ length: MANY }, () => updated), ...Array.from({ length: MANY + 1 }, () => removed)];
  await choose(place(), new File([records.map((each) => `${JSON.stringify(each)}\n`).join('')], 'stream.jsonl'));
  await expect.element(page.getByRole('table', { name: '10,000 items' })).toBeVisible();
  await expect
    .element(page.getByText(/^Line 10,001, .*REMOVE records, which have no NewImage: 10,001\./))
    .toBeVisible();
  // 2 + 3 + 1 + 900
  await expect.element(page.getByText('The item before has 906 B')).toBeVisible();
});

test('a quote that is not closed: where, by the item and its line', async () => {
  const lines = Array.from({ length: MANY }, (_, index) => JSON.stringify(item(index)));
  const broken = `[\n${lines.join(',\n').replace('"T#9998"', '"T#9998')}\n]`;
  await choose(place(), new File([broken], 'items.json'));
  await expect.element(page.getByRole('table', { name: '9,998 items' })).toBeVisible();
  await expect.element(page.getByText('Reading stopped here: Item 9,999, from line 10,000.')).toBeVisible();
});

test('files that are opened while others are read take their place', async () => {
  const element = place();
  const long = new Blob([exported(MANY)]);
  await choose(
    element,
    new File(
      // longer than any machine reads in the moment until a reader wants to see how far it is
      Array.from({ length: 2_000 }, () => long),
      'first.json',
    ),
  );
  await expect.element(page.getByRole('progressbar', { name: 'Read so far' })).toBeVisible();
  await choose(element, new File([exported(3)], 'second.json'));
  await expect.element(page.getByRole('table', { name: '3 items' })).toBeVisible();
  await expect.element(page.getByText('first.json')).not.toBeInTheDocument();
});

test('files can be dropped on the panel', async () => {
  const element = place();
  await expect.element(itemField()).toBeVisible();
  const panel = element.shadowRoot?.querySelector('.panel');
  const dataTransfer = transferOf([new File([exported(3)], 'a.json')]);
  const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
  panel?.dispatchEvent(over);
  expect(over.defaultPrevented).toBe(true);
  panel?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('table', { name: '3 items' })).toBeVisible();
});

test('100,000 pasted items are read like a file, and what was typed before comes back', async () => {
  place({ item: '{"typed":{"S":"before"}}' });
  await expect.element(itemField()).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', exported(100_000));
  itemField()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('Pasted text')).toBeVisible();
  await expect.element(page.getByRole('table', { name: '100,000 items' })).toBeVisible();
  // the head, eight items, and what brings more
  expect(list().getByRole('row').elements()).toHaveLength(10);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(itemField()).toHaveValue('{"typed":{"S":"before"}}');
});

test('a text that is too long gets where a long paste goes, however it came', async () => {
  place();
  await expect.element(itemField()).toBeVisible();
  const field = itemField().element() as HTMLTextAreaElement;
  field.value = exported(MANY);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.element(page.getByRole('table', { name: '10,000 items' })).toBeVisible();
});

test('the format can be chosen by hand', async () => {
  await choose(place(), new File([exported(MANY)], 'a.json'));
  const first = row('1 T#0').getByRole('cell').first();
  // 2 + 3 + 1 + 80
  await expect.element(first).toHaveTextContent('86');
  await page.getByLabelText('Read as').selectOptions('plain JSON');
  // maps with an attribute S: 2 + 3 + 1 + 1 + 3 and 1 + 3 + 1 + 1 + 80
  await expect.element(row('1').first().getByRole('cell').first()).toHaveTextContent('96');
});

test('an item that the page sets takes the place of files', async () => {
  const element = place();
  await choose(element, new File([exported(MANY)], 'a.json'));
  await expect.element(list()).toBeVisible();
  element.item = { a: { S: 'b' } };
  await expect.element(page.getByText('2 B', { exact: true })).toBeVisible();
  await expect.element(itemField()).toBeVisible();
});
