import { checkRegistry, entitiesUnder, type RegisteredEntity } from '@dynamometer/core';
import { describe, expect, test } from 'vitest';

const entity = (name: string, sortKey: string, seen?: RegisteredEntity['seen']): RegisteredEntity => ({
  name,
  partitionKey: 'TENANT#{tenantId}',
  sortKey,
  ...(seen && { seen }),
});
const found = (...entities: readonly RegisteredEntity[]) =>
  checkRegistry({ entities }).map(({ code, says }) => [code, says]);
const asked = (prefix: string, ...entities: readonly RegisteredEntity[]) =>
  checkRegistry({ entities, queries: [{ name: 'members', prefix }] }).filter(({ path }) => path[0] === 'queries');

const user = entity('User', 'USER#{userId}');
const group = entity('UserGroup', 'USERGROUP#{groupId}');
const invoice = entity('Invoice', 'INVOICE#{invoiceId}');

describe('USER# and USERGROUP#', () => {
  test('collide under USER, not under USER#', () => {
    expect(entitiesUnder('USER', { entities: [user, group] })).toEqual(['User', 'UserGroup']);
    expect(entitiesUnder('USER#', { entities: [user, group] })).toEqual(['User']);
    expect(entitiesUnder('USER#u_1', { entities: [user, group] })).toEqual(['User']);
    expect(asked('USER', user, group).map(({ says }) => says)).toEqual([
      'The query members asks for keys that begin with "USER" and so reads both User and UserGroup. Ask for "USER#" instead.',
    ]);
    expect(asked('USER#', user, group)).toEqual([]);
  });

  test('are worth a notice that names both', () => {
    expect(found(user, group)).toEqual([
      [
        'prefix.shared-word',
        'The prefixes "USER#" of User and "USERGROUP#" of UserGroup both begin with "USER": begins_with "USER" reads both. Always query with the delimiter, "USER#".',
      ],
    ]);
  });

  test('do not meet in different partitions', () => {
    expect(found({ ...user, partitionKey: 'ORG#{orgId}' }, group)).toEqual([]);
  });
});

describe('a query', () => {
  test('for USERS# finds nothing: did you mean USER#?', () => {
    expect(asked('USERS#', user, invoice).map(({ says }) => says)).toEqual([
      'The query members asks for keys that begin with "USERS#", but no entity has such keys. It returns nothing and no error. Did you mean "USER#"?',
    ]);
  });

  test('for something else altogether is not told a neighbour', () => {
    expect(asked('SHIPMENT#', user).map(({ details }) => details['near'])).toEqual([undefined]);
  });

  test('with the other case finds nothing', () => {
    expect(asked('user#', user).map(({ details }) => details['near'])).toEqual(['USER#']);
  });
});

describe('entities of one partition', () => {
  test.each([
    ['prefix.contained', entity('Order', 'ORDER#{orderId}'), entity('Line', 'ORDER#LINE#{n:4}')],
    ['prefix.case', user, entity('Customer', 'User#{customerId}')],
    ['prefix.same-keys', user, entity('Customer', 'USER#{customerId}')],
    ['prefix.same', entity('Order', 'ORDER#{orderId:ulid}'), entity('Line', 'ORDER#{orderId:ulid}#LINE#{n:4}')],
  ])('%s', (code, first, second) => {
    const [only, ...rest] = checkRegistry({ entities: [first, second] });
    expect(only?.code).toBe(code);
    expect(rest).toEqual([]);
    expect(only?.says).toContain(first.name);
    expect(only?.says).toContain(second.name);
    expect(only?.path).toEqual(['entities', 1, 'sortKey']);
  });

  test('mixed delimiters: the one used most stays', () => {
    expect(found(user, invoice, entity('Event', 'EVENT:{at:iso}'))).toEqual([
      [
        'prefix.mixed-delimiters',
        'User separates with "#" and Event with ":". Use one delimiter everywhere: write Event as EVENT#{at:iso}.',
      ],
    ]);
  });

  test('the background’s four entities are clean', () => {
    expect(found(entity('Tenant', 'META'), user, invoice, entity('Event', 'EVENT#{at:iso}'))).toEqual([]);
  });
});

describe('values that sort wrongly', () => {
  test('INVOICE#9 comes after INVOICE#10', () => {
    expect(found(entity('Invoice', 'INVOICE#{number:number}'))).toEqual([
      [
        'order.number',
        'Keys sort as text, so "INVOICE#9" of Invoice comes after "INVOICE#10". Pad the number with zeros: INVOICE#{number:4}.',
      ],
    ]);
  });

  test('the first pair comes from the values seen', () => {
    const [problem] = checkRegistry({ entities: [entity('Invoice', 'I#{n}', { n: ['7', '123', '45', '12345'] })] });
    expect(problem?.details).toMatchObject({ smaller: 'I#45', larger: 'I#12345', change: 'I#{n:5}' });
  });

  test.each([
    [['01/02/2026', '12/31/2025'], '12/31/2025', '01/02/2026'],
    [['01.02.2026', '31.12.2025'], '31.12.2025', '01.02.2026'],
    [['Jan 2 2026', 'Feb 1 2026'], 'Jan 2 2026', 'Feb 1 2026'],
    [['2026-06-23T09:12Z', '2026-06-23T09:12:30Z'], '2026-06-23T09:12Z', '2026-06-23T09:12:30Z'],
    [['2026-06-23T09:00+09:00', '2026-06-23T08:00Z'], '2026-06-23T09:00+09:00', '2026-06-23T08:00Z'],
  ])('dates %j', (at, smaller, larger) => {
    const [problem] = checkRegistry({ entities: [entity('Event', 'E#{at}', { at })] });
    expect(problem?.code).toBe('order.date');
    expect(problem?.details).toMatchObject({ smaller: `E#${smaller}`, larger: `E#${larger}` });
  });

  test('ISO dates of one form and padded numbers are right', () => {
    const at = ['2024-02-29T00:00Z', '2025-12-31T23:59Z', '2026-01-01T00:00Z'];
    expect(
      found(entity('Event', 'EVENT#{at}', { at }), entity('Invoice', 'INVOICE#{n:4}', { n: ['0009', '0010'] })),
    ).toEqual([]);
  });
});

describe('a value and the delimiter', () => {
  test('a value seen that holds it is named', () => {
    const [problem] = checkRegistry({ entities: [entity('File', 'FILE#{path}#{version:4}', { path: ['a#b'] })] });
    expect([problem?.code, problem?.details['value']]).toEqual(['field.holds-delimiter', 'a#b']);
  });

  test('free text before a delimiter may hold it; at the end it does no harm', () => {
    expect(found(entity('File', 'FILE#{path}#{version:4}')).map(([code]) => code)).toEqual([
      'field.may-hold-delimiter',
    ]);
    expect(found(entity('File', 'FILE#{path}'))).toEqual([]);
  });
});

test('templates that cannot be read are problems with their path', () => {
  expect(checkRegistry({ entities: [user, entity('Bad', 'A#{a}{b}')] }).map(({ code, path }) => [code, path])).toEqual([
    ['template.adjacent-fields', ['entities', 1, 'sortKey']],
  ]);
});
