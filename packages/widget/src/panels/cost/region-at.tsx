import type { Path } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { ALL_PRICES, pricesAtHand, REGION_CODES } from '../../prices.ts';
import { ChoiceAt } from './fields.tsx';

interface RegionAtProps {
  readonly path: Path;
  readonly label: string;
  /** What stands for no Region; without it there has to be one. */
  readonly none?: string;
}

/** A Region of the workload. Its name is known once the prices of all Regions are loaded. */
export function RegionAt({ path, label, none }: RegionAtProps): ComponentChild {
  const codes = [...new Set([...REGION_CODES, ...Object.keys(ALL_PRICES.value?.regions ?? {})])];
  const options = codes.map((value) => ({ value, text: regionName(value) }));
  return (
    <ChoiceAt
      path={path}
      label={label}
      options={none === undefined ? options : [{ value: '', text: none }, ...options]}
      {...(none !== undefined && { initial: '' })}
    />
  );
}

/** `eu-west-1, Europe (Ireland)`; the code alone while the name is not known. */
export function regionName(code: string): string {
  const { regions } = pricesAtHand();
  const name = Object.hasOwn(regions, code) ? regions[code]?.name : undefined;
  return name === undefined || name === code ? code : `${code}, ${name}`;
}
