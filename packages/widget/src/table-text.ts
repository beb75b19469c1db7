import { readTableDefinition, type TableReading } from '@dynamometer/core';
import type { Lazy } from './lazy.ts';
import { YAML } from './notations.ts';

/** A definition as it is read for now, and what has to be loaded to read it. */
export interface TableText {
  readonly reading: TableReading;
  readonly isYaml: boolean;
  readonly missing: Lazy<unknown> | undefined;
}

/** Reads the text of a definition in whatever notation it is, as far as that is possible with what is loaded. */
export function readTableText(text: string): TableText {
  const reading = readTableDefinition(text);
  const isYaml = !reading.ok && LINE_OF_YAML.test(text) && !/^\s*[{[]/.test(text);
  if (!isYaml) return { reading, isYaml, missing: undefined };
  return YAML.value === undefined
    ? { reading, isYaml, missing: YAML }
    : { reading: YAML.value.readYamlTable(text), isYaml, missing: undefined };
}

/** A name and a colon at the beginning of a line, with nothing or a space after it: neither Terraform nor CDK has that. */
const LINE_OF_YAML = /^["']?[A-Za-z][\w.-]*["']?:(?:\s|$)/m;
