import { expect, test } from 'vitest';
import {
  declarationIn,
  readWidgetFile,
  widgetFolder,
  widgetSources,
  withAttributes,
  withTables,
  type Described,
} from './support/description.ts';

const manifest = readWidgetFile('custom-elements.json');
const declaration = declarationIn(manifest);
const names = (described: readonly Described[]) => described.map(({ name }) => name).toSorted();
const found = (pattern: RegExp) =>
  [...new Set(widgetSources().flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name)))]
    .filter((name) => name !== '')
    .toSorted();

test('custom-elements.json lists the attributes as the element reads them', () => {
  expect(declaration.attributes).toEqual(declarationIn(withAttributes(manifest)).attributes);
});

test('custom-elements.json lists every part and every custom property', () => {
  expect(names(declaration.cssParts)).toEqual(found(/\bpart="([^"]*)"/g));
  expect(names(declaration.cssProperties)).toEqual(found(/var\((--dynamo-meter-[\w-]+)/g));
});

test('custom-elements.json lists the accessors of the element', () => {
  const source = widgetSources().find((text) => text.includes('class DynamoMeterElement')) ?? '';
  const accessors = Array.from(source.matchAll(/^ {2}get (\w+)\(/gm), ([, name = '']) => name).toSorted();
  const fields = declaration.members.filter(({ kind }) => kind === 'field');
  expect(names(fields)).toEqual(accessors);
});

// `npx vitest --update` with this file writes the tables anew.
test('the tables of the README say what custom-elements.json says', async () => {
  await expect(withTables(readWidgetFile('README.md'), manifest)).toMatchFileSnapshot(`${widgetFolder}README.md`);
});
