import { designTable, type Design, type DesignInput } from '@dynamometer/core';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SAMPLE_DESIGN } from '../../packages/widget/src/sample-design.ts';
import { place } from './support/place.ts';

const figure = (name: string | RegExp) =>
  page.getByRole('button', { name: typeof name === 'string' ? `${name}: why?` : name });
const section = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}(?! to)`) });
const group = (name: string) => page.getByRole('group', { name, exact: true });

beforeEach(() => {
  place({ view: 'keys' });
});

test('four entities and three patterns: the keys of the table, and one index', async () => {
  const keys = section('Keys');
  for (const template of ['META', 'USER#{userId}', 'INVOICE#{invoiceId}', 'EVENT#{at:iso}', 'STATUS#{status}'])
    await expect.element(keys.getByText(template, { exact: true })).toBeVisible();
  await expect.element(keys.getByText('TENANT#{tenantId}').first()).toBeVisible();
  await expect.element(page.getByText('One table with 1 index.')).toBeVisible();
});

test('200 members of 2 KB: 50 units; an invoice paid: 1 on the table, 2 on the index', async () => {
  const requests = section('What answers each pattern');
  await expect.element(requests.getByRole('button', { name: '50 read units: why?' })).toBeVisible();
  await expect.element(requests.getByRole('button', { name: '1 write unit: why?' })).toBeVisible();
  await expect.element(requests.getByRole('button', { name: '2 write units: why?' })).toBeVisible();
});

test('the bill in large is the total of the receipt', async () => {
  const table = page.getByRole('table', { name: 'A month in us-east-1' });
  await expect.element(table).toBeVisible();
  const total = Number(
    table
      .element()
      .querySelector('tfoot td')
      ?.textContent.replaceAll(/[^\d.]/g, ''),
  );
  await expect.element(figure(`$${total.toFixed(2)} a month`)).toBeVisible();
});

test('every kind of figure opens its reasons', async () => {
  for (const where of ['What answers each pattern', 'What each index costs a month', 'Where it gets hot']) {
    const first = section(where)
      .getByRole('button', { name: /why\?$/ })
      .first();
    await first.click();
    await expect.element(section(where).getByRole('group', { name: /^Why / })).toBeVisible();
    await first.click();
    await expect.element(section(where).getByRole('group', { name: /^Why / })).not.toBeInTheDocument();
  }
});

test('an index that stores whole items would cost more, and says how much', async () => {
  const indexes = section('What each index costs a month');
  await expect.element(indexes.getByText('With whole items it would cost')).toBeVisible();
  const dollars = [...indexes.element().querySelectorAll('.figure')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith('$'))
    .map((text) => Number(text.replaceAll(/[$,]/g, '')));
  expect(dollars).toHaveLength(2);
  expect(dollars[1]).toBeGreaterThan(dollars[0] ?? Infinity);
});

test('120 lists a second run hot: shards are proposed, side by side with the plain design by cost and heat', async () => {
  await group('Open invoices by due date').getByLabelText('A second').fill('120');
  const designs = page.getByRole('group', { name: 'Designs to choose from' });
  await expect.element(designs.getByLabelText('Hot keys spread over shards')).toBeChecked();
  await designs.getByLabelText('Fewest indexes').click();
  const heat = section('Where it gets hot');
  await expect.element(heat.getByText('It throttles. Spread over')).toBeVisible();
  await expect.element(heat.getByText('The bill is then')).toBeVisible();
  await designs.getByLabelText('Hot keys spread over shards').click();
  await expect.element(section('Keys').getByText('STATUS#{status}#{shard:1}')).toBeVisible();
  await expect.element(heat.getByText('It throttles')).not.toBeInTheDocument();
});

test('what no key finds is a Scan at its price', async () => {
  await page.getByRole('button', { name: 'Details of Members of a tenant' }).click();
  await group('Members of a tenant').getByRole('checkbox', { name: 'tenantId' }).first().click();
  const requests = section('What answers each pattern');
  await expect.element(requests.getByText('Scan', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1 pattern is answered by a Scan alone.')).toBeVisible();
});

test('a collection by prefix: 5,000 events and 200 members under a tenant, with examples of each', async () => {
  const collections = section('One collection, by prefix');
  await expect.element(collections.getByText('5,000 items, 5,120,000 B')).toBeVisible();
  await expect.element(collections.getByRole('button', { name: '625 read units: why?' })).toBeVisible();
  await collections.getByRole('button', { name: 'Examples of USER#' }).click();
  for (const member of [1, 2, 3])
    await expect.element(collections.getByText(`{"S":"USER#userid000${member}"}`)).toBeVisible();
  // all of one tenant
  expect(collections.getByText('{"S":"TENANT#tenantid0001"}').elements()).toHaveLength(3);
  await expect.element(collections.getByRole('button', { name: 'Example of META' })).toBeVisible();
});

test('a table that exists: what its keys answer, and a Query of its index', async () => {
  await page.getByRole('button', { name: 'An existing table' }).click();
  await page.getByLabelText('Definition of a table').fill(`resource "aws_dynamodb_table" "orders" {
  name = "Orders"
  hash_key = "customer"
  range_key = "number"
  attribute { name = "customer"  type = "S" }
  attribute { name = "number"  type = "N" }
  attribute { name = "state"  type = "S" }
  global_secondary_index {
    name = "byState"
    hash_key = "state"
    range_key = "number"
    projection_type = "KEYS_ONLY"
  }
}`);
  const served = section('What it can be asked');
  await expect
    .element(
      served.getByText('Gives the items with the same customer, sorted by number: all, one, or a range. Reads are'),
    )
    .toBeVisible();
  await expect.element(served.getByText('It holds keys alone. Reads are always eventual.')).toBeVisible();
  const asked = section('Query it by its keys');
  await expect.element(asked.getByText('Write a value of customer to get the Query.')).toBeVisible();
  await asked.getByLabelText('Of', { exact: true }).selectOptions('byState');
  await asked.getByLabelText('Partition key state').fill('open');
  await asked.getByLabelText('Sort key number').fill('ten');
  await expect.element(asked.getByText('number is typed N')).toBeVisible();
  await asked.getByLabelText('Sort key number').fill('10');
  await expect.element(asked.getByText('number is a key of type N; begins_with works on strings')).toBeVisible();
  await asked.getByLabelText('How number is compared').selectOptions('>=');
  const query = asked.getByRole('group', { name: 'Query' });
  await expect.element(query).toHaveTextContent('"KeyConditionExpression": "#state = :state AND #number >= :number"');
  await asked.getByLabelText('Written for').selectOptions('Python');
  await expect.element(query).toHaveTextContent('IndexName');
  const definition = section('The table, to copy');
  await expect.element(definition.getByText('"TableName": "Orders"')).toBeVisible();
});

test('a template of CloudFormation in YAML is read as well', async () => {
  await page.getByRole('button', { name: 'An existing table' }).click();
  await page.getByLabelText('Definition of a table').fill(`Resources:
  Orders:
    Type: AWS::DynamoDB::Table
    Properties:
      TableName: !Sub '\${AWS::StackName}-orders'
      AttributeDefinitions:
        - { AttributeName: customer, AttributeType: S }
      KeySchema:
        - { AttributeName: customer, KeyType: HASH }
`);
  await expect
    .element(section('What it can be asked').getByText('Gives the one item with this customer.'))
    .toBeVisible();
  await page.getByLabelText('Definition of a table').fill('Resources: [');
  await expect.element(page.getByText(/^Line 1, column 13: this is no YAML any more/)).toBeVisible();
});

test('a definition that cannot be read says so, and what follows is of the last that could', async () => {
  await page.getByRole('button', { name: 'An existing table' }).click();
  await page.getByLabelText('Definition of a table').fill('{"TableName": "x"}');
  await expect.element(page.getByText('The definition above cannot be read.')).toBeVisible();
  await expect.element(section('What it can be asked')).toBeVisible();
  await page.getByLabelText('Definition of a table').fill('');
  await expect.element(page.getByText('Paste what aws dynamodb describe-table prints')).toBeVisible();
  await expect.element(section('What it can be asked')).not.toBeInTheDocument();
});

test('what is taken out with the keyboard hands the focus to what comes in its place', async () => {
  const focused = () => {
    const { activeElement } = page.getByRole('button', { name: 'Add an entity' }).element().getRootNode() as ShadowRoot;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
  };
  await expect.element(section('Keys')).toBeVisible();
  (page.getByRole('button', { name: 'Remove User' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Remove Invoice');
  // the last one hands it to the one before
  (page.getByRole('button', { name: 'Remove Event' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Remove Invoice');
  await page.getByRole('button', { name: 'Attributes of Tenant' }).click();
  (page.getByRole('button', { name: 'Remove name' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Remove plan');
});

test('alone the panel has no way to the costs', async () => {
  await expect.element(section('Keys')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Estimate in the Cost panel' })).not.toBeInTheDocument();
});

test('among tabs a design is handed to the panel of costs, and what stood there can be brought back', async () => {
  const element = place({ lang: 'en' });
  const own = page.elementLocator(element);
  await own.getByRole('tab', { name: 'Cost' }).click();
  await expect.element(own.getByText('A month in us-east-1')).toBeVisible();
  const before = element.workload;
  await own.getByRole('tab', { name: 'Keys' }).click();
  await own.getByRole('button', { name: 'Estimate in the Cost panel' }).click();
  await expect.element(own.getByRole('tab', { name: 'Cost' })).toHaveAttribute('aria-selected', 'true');
  expect(element.workload).toHaveProperty('design.name', 'Billing');
  expect(element.shadowRoot?.activeElement?.textContent).toBe('Cost');
  const [design] = (designTable(SAMPLE_DESIGN) as { designs: readonly Design[] }).designs;
  await expect
    .element(own.getByRole('button', { name: `$${Number(design?.estimate.bill.total.value).toFixed(2)}` }).first())
    .toBeVisible();
  await own.getByRole('button', { name: 'Undo' }).click();
  expect(element.workload).toEqual(before);
});

test('an entity under another name: the keys, its children and its patterns follow', async () => {
  await group('Tenant').getByLabelText('Name').fill('Customer');
  await userEvent.keyboard('{Enter}');
  await expect.element(section('Keys').getByText('CUSTOMER#{tenantId}').first()).toBeVisible();
  await expect.element(group('User').getByLabelText('Belongs to')).toHaveDisplayValue('Customer');
});

test('a name that is taken stays in its field with the reason, and no entity is lost', async () => {
  const name = group('Event').getByLabelText('Name');
  await name.fill('User');
  await userEvent.tab();
  await expect.element(page.getByText('User is taken.')).toBeVisible();
  await expect.element(name).toHaveValue('User');
  await expect.element(section('Keys').getByText('EVENT#{at:iso}')).toBeVisible();
});

test('an identifier under another name: patterns that name it follow', async () => {
  await group('Tenant').getByLabelText('Told apart by').fill('accountId');
  await userEvent.tab();
  await expect.element(section('Keys').getByText('TENANT#{accountId}').first()).toBeVisible();
  await expect.element(group('Members of a tenant').getByText('accountId')).toBeVisible();
});

test('attributes: another one with a kind, and a pattern by it across parents', async () => {
  await page.getByRole('button', { name: 'Attributes of User' }).click();
  await page.getByRole('button', { name: 'Add an attribute to User' }).click();
  await group('attribute').getByLabelText('Name').fill('team');
  await userEvent.keyboard('{Enter}');
  await group('team').getByLabelText('Values', { exact: true }).selectOptions('one of a few');
  await group('team').getByLabelText('Which').fill('red, blue');
  await page.getByRole('button', { name: 'Add a pattern' }).click();
  const pattern = group('New pattern');
  await pattern.getByLabelText('Of', { exact: true }).selectOptions('User');
  await pattern.getByLabelText('What', { exact: true }).selectOptions('Across parents');
  await page.getByRole('button', { name: 'Details of New pattern' }).click();
  const known = pattern.getByRole('group', { name: 'The caller knows' });
  await known.getByRole('checkbox', { name: 'email' }).click();
  await known.getByRole('checkbox', { name: 'team' }).click();
  await expect.element(section('Keys').getByText('TEAM#{team}')).toBeVisible();
});

test('an entity removed: its patterns go, and what stood under it stands by itself', async () => {
  await page.getByRole('button', { name: 'Remove Tenant' }).click();
  await expect.element(group('User').getByLabelText('Belongs to')).toHaveDisplayValue('nothing');
});

const json = () => page.getByRole('textbox', { name: 'Entities and patterns' });

async function openJson(): Promise<DesignInput> {
  await page.getByRole('button', { name: 'Edit as JSON' }).click();
  return JSON.parse((json().element() as HTMLTextAreaElement).value) as DesignInput;
}

test('as JSON: what is typed there is in the form, and what is typed in the form is there', async () => {
  const input = await openJson();
  const renamed = { ...input, patterns: input.patterns.slice(0, 1) };
  await json().fill(JSON.stringify(renamed));
  await expect.element(group('Pay an invoice')).not.toBeInTheDocument();
  await group('User').getByLabelText('How many').fill('300');
  await expect
    .poll(() => (JSON.parse((json().element() as HTMLTextAreaElement).value) as DesignInput).entities['User']?.count)
    .toBe(300);
});

test('JSON that cannot be read stays as it was typed, through another entrance and back', async () => {
  await openJson();
  await json().fill('{ "entities": ');
  await expect.element(page.getByText('This is not JSON yet')).toBeVisible();
  await page.getByRole('button', { name: 'Items', exact: true }).click();
  await page.getByRole('button', { name: 'Entities and patterns', exact: true }).click();
  await expect.element(json()).toHaveValue('{ "entities": ');
  await page.getByRole('button', { name: 'Back to the last that could' }).click();
  await expect.element(page.getByText('This is not JSON yet')).not.toBeInTheDocument();
});

test('JSON without what the form needs: sentences with paths, and the last design with a word of warning', async () => {
  await openJson();
  await json().fill('{"entities": {"User": 1}}');
  await expect.element(page.getByText('The form comes back')).toBeVisible();
  await expect.element(page.getByText('What follows is the last design')).toBeVisible();
  await expect.element(section('Keys')).toBeVisible();
});

test('a parent that is its own child is said with its path', async () => {
  const input = await openJson();
  const { Tenant } = input.entities;
  await json().fill(
    JSON.stringify({ ...input, entities: { ...input.entities, Tenant: { ...Tenant, parent: 'User' } } }),
  );
  await expect.element(page.getByText('What follows is the last design')).toBeVisible();
});

test('the program of a pattern in three languages, and the table in four notations', async () => {
  const program = group('Program');
  await expect.element(program.getByText('paginateQuery').first()).toBeVisible();
  await page.getByLabelText('Language').selectOptions('Python');
  await expect.element(program.getByText('import boto3')).toBeVisible();
  await page.getByLabelText('Pattern', { exact: true }).selectOptions('Newest events of a tenant');
  await page.getByLabelText('Language').selectOptions('AWS CLI');
  await expect.element(program.getByText('aws dynamodb query')).toBeVisible();
  const table = group('Table definition');
  for (const [notation, word] of [
    ['CloudFormation', 'AWS::DynamoDB::Table'],
    ['CDK', 'aws-dynamodb'],
    ['Terraform', 'aws_dynamodb_table'],
    ['CreateTable', '"TableName": "Billing"'],
  ] as const) {
    await page.getByLabelText('Written for').selectOptions(notation);
    await expect.element(table.getByText(word)).toBeVisible();
  }
});

test('Copy hands the whole text to the clipboard', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => written.mockRestore());
  await page.getByRole('button', { name: 'Copy the definition' }).click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
  expect(JSON.parse(written.mock.calls[0]?.[0] ?? '')).toHaveProperty('TableName', 'Billing');
});

test('where the page may not copy, the text is selected', async () => {
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  onTestFinished(() => refused.mockRestore());
  await page.getByRole('button', { name: 'Copy the program' }).click();
  await expect.element(page.getByText('Selected: copy it with the keyboard.')).toBeVisible();
  const box = group('Program').element();
  expect(getSelection()?.toString().trim() || selectedIn(box)).toContain('paginateQuery');
});

/** In some browsers the selection of a shadow root is its own. */
function selectedIn(element: Element): string {
  const root = element.getRootNode() as ShadowRoot & { readonly getSelection?: () => Selection | null };
  return root.getSelection?.()?.toString() ?? '';
}

test('pasted items: templates, collections, and a prefix that no entity has', async () => {
  await page.getByRole('button', { name: 'Items', exact: true }).click();
  await expect.element(page.getByLabelText('Template 2')).toHaveValue('USER#{userId}');
  await expect.element(section('Collections, by prefix').getByText('6 items')).toBeVisible();
  await page.getByLabelText('Try a prefix').fill('USERS#');
  await expect.element(page.getByText('Did you mean "USER#"?')).toBeVisible();
  await page.getByLabelText('Try a prefix').fill('USER#');
  await expect.element(page.getByText('A Query for USER# reads USER.')).toBeVisible();
});

test('USER# and USERGROUP# collide under USER, not under USER#', async () => {
  await page.getByRole('button', { name: 'Items', exact: true }).click();
  const items = ['USER#1', 'USER#2', 'USERGROUP#1'].map((sk) => ({ pk: 'TENANT#acme', sk }));
  await page.getByRole('textbox', { name: 'Items of a table' }).fill(JSON.stringify(items));
  await page.getByLabelText('Try a prefix').fill('USER');
  await expect.element(page.getByText('reads both')).toBeVisible();
  await page.getByLabelText('Try a prefix').fill('USER#');
  await expect.element(page.getByText('reads both')).not.toBeInTheDocument();
});

test('a template corrected by hand is the one the collections go by', async () => {
  await page.getByRole('button', { name: 'Items', exact: true }).click();
  await page.getByLabelText('Template 2').fill('USER#u_{number}');
  await expect.element(section('Collections, by prefix').getByText('USER#u_{number}')).toBeVisible();
});

test('items in a text that cannot be read: a problem, and the last collections stay', async () => {
  await page.getByRole('button', { name: 'Items', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Items of a table' });
  await field.fill('[{ "pk": ');
  await expect.element(page.getByText('The figures below are those of the last text')).toBeVisible();
  await expect.element(section('Collections, by prefix')).toBeVisible();
  await expect.element(field).toHaveValue('[{ "pk": ');
});

test('what the example starts from is what core makes of it', async () => {
  const designed = designTable(await openJson());
  const total = designed.ok ? designed.designs[0]?.estimate.bill.total.value : undefined;
  await expect.element(figure(`$${Number(total).toFixed(2)} a month`)).toBeVisible();
});

test('with the keyboard alone: a design is chosen, a reason opened and closed, a text copied', async () => {
  await group('Open invoices by due date').getByLabelText('A second').fill('120');
  const designs = page.getByRole('group', { name: 'Designs to choose from' });
  (designs.getByLabelText('Hot keys spread over shards').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(designs.getByLabelText('Fewest indexes')).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(designs.getByRole('group', { name: /^Why / })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(designs.getByRole('group', { name: /^Why / })).not.toBeInTheDocument();
  const box = group('Table definition').element() as HTMLElement;
  box.focus();
  expect((box.getRootNode() as ShadowRoot).activeElement).toBe(box);
});
