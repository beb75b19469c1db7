import '@dynamometer/widget/vue';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['dynamo-meter']>['$props'];

export const inTemplates: readonly Props[] = [
  { view: 'cost', readonly: true, lang: 'id', class: 'wide' },
  { item: { id: { S: 'a' } }, onDynamoMeterChange: ({ detail }) => detail.item.length },
  // @ts-expect-error there is no such panel
  { view: 'everything' },
  // @ts-expect-error a number is no item
  { item: 1 },
];
