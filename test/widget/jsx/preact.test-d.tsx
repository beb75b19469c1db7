/** @jsxImportSource preact */
import '@dynamometer/widget/preact';
import type { DynamoMeterElement } from '@dynamometer/widget';
import { createRef, type VNode } from 'preact';

const ref = createRef<DynamoMeterElement>();

export const written: VNode = (
  <>
    <dynamo-meter ref={ref} view="item" theme="dark" readonly lang="ko" item="{}" class="wide" />
    <dynamo-meter item={{ id: { S: 'a' } }} itemBefore={{}} id="meter" />
    <dynamo-meter ondynamo-meter-change={({ detail }) => detail.item.length} />
    {/* @ts-expect-error there is no such panel */}
    <dynamo-meter view="everything" />
    {/* @ts-expect-error there is no such detail */}
    <dynamo-meter ondynamo-meter-change={({ detail }) => detail.everything} />
    {/* @ts-expect-error a number is no item */}
    <dynamo-meter item={1} />
  </>
);
