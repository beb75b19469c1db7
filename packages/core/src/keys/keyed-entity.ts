import type { Path } from '../problem.ts';
import type { Template } from './template.ts';

/** An entity whose templates could be read. */
export interface KeyedEntity {
  readonly name: string;
  readonly path: Path;
  readonly partition: Template;
  readonly sort: Template;
  /** What all of its partition keys, and all of its sort keys, begin with. */
  readonly partitionPrefix: string;
  readonly sortPrefix: string;
  readonly seen: Readonly<Record<string, readonly string[]>>;
}
