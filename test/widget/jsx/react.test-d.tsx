/** @jsxImportSource react */
import '@dynamometer/widget/react';
import type { DynamoMeterElement } from '@dynamometer/widget';
import type { ReactElement, RefObject } from 'react';

declare const ref: RefObject<DynamoMeterElement | null>;

export const written: ReactElement = (
  <>
    <dynamo-meter ref={ref} view="item" theme="dark" readonly lang="ko" item="{}" />
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
