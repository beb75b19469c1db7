/**
 * One value as DynamoDB types it. Each member can be handed to and taken from the AWS SDK for JavaScript without a
 * cast, which is why its arrays and maps are mutable; the last member is the SDK's own for types yet unknown.
 *
 * @example
 * const price: AttributeValue = { N: '129.95' };
 */
export type AttributeValue =
  | { readonly S: string }
  | { readonly N: string }
  | { readonly B: Uint8Array }
  | { readonly BOOL: boolean }
  | { readonly NULL: boolean }
  | { readonly SS: string[] }
  | { readonly NS: string[] }
  | { readonly BS: Uint8Array[] }
  | { readonly L: AttributeValue[] }
  | { readonly M: Record<string, AttributeValue> }
  | { readonly $unknown: [string, unknown] };

/**
 * An attribute map: what a table stores under one key.
 *
 * @example
 * const item: Item = { pk: { S: 'TENANT#acme' }, plan: { S: 'team' } };
 */
export type Item = Record<string, AttributeValue>;

/** The ten attribute types by their tags. */
export type AttributeType = 'S' | 'N' | 'B' | 'BOOL' | 'NULL' | 'SS' | 'NS' | 'BS' | 'L' | 'M';

/** Every type tag with its name in prose. */
export const ATTRIBUTE_TYPES: Readonly<Record<AttributeType, string>> = {
  S: 'String',
  N: 'Number',
  B: 'Binary',
  BOOL: 'Boolean',
  NULL: 'Null',
  SS: 'String set',
  NS: 'Number set',
  BS: 'Binary set',
  L: 'List',
  M: 'Map',
};
