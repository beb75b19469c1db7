import type { DesignInput, DesignPattern } from '@dynamometer/core';
import { expect, test } from 'vitest';
import { aboutEntity, kindOf, withKind, type PatternKind } from '../../packages/widget/src/design-edits.ts';

const input: DesignInput = {
  entities: {
    Tenant: { identifier: 'tenantId', attributes: { tenantId: {} }, count: 10 },
    User: { identifier: 'userId', parent: 'Tenant', attributes: { userId: {} }, count: 20 },
    Invoice: { identifier: 'invoiceId', parent: 'Tenant', attributes: { invoiceId: {}, due: {} }, count: 30 },
  },
  patterns: [],
};
const added: DesignPattern = { name: 'new', operation: 'read', entity: 'Tenant', by: [], rate: { perSecond: 1 } };

test.each<PatternKind>(['get', 'list', 'latest', 'range'])(
  'what was chosen first, %s, stays when another entity is chosen',
  (kind) => {
    const chosen = withKind(input, withKind(input, added, 'get'), kind);
    for (const entity of ['User', 'Invoice']) {
      const moved = aboutEntity(input, chosen, entity);
      expect(kindOf(input, moved)).toBe(kind);
      expect(moved).toMatchObject({ entity, by: expect.arrayContaining(['tenantId']) as unknown });
    }
  },
);
