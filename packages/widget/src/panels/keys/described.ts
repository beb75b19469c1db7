import {
  keyPrefix,
  parseTemplate,
  viewCollections,
  type CollectionGroups,
  type Design,
  type DesignInput,
} from '@dynamometer/core';

/** A collection of the table for each template of its partition key, as large as one is on average. */
export function describedCollections(design: Design, input: DesignInput): readonly CollectionGroups[] {
  const keys = [...new Set(design.entities.map(({ keys: { pk = '' } }) => pk))];
  return keys.map((key) => {
    const members = design.entities.filter(({ keys: { pk } }) => pk === key);
    // Whoever stands alone under a key is what there are as many of as keys.
    const partitions = Math.min(...members.map(({ count }) => count));
    const [described] = viewCollections({
      entities: members.map(({ name, keys: { sk = '' }, count, bytes }) => ({
        prefix: prefixOf(sk),
        perPartition: Math.ceil(count / partitions),
        bytes: input.entities[name]?.bytes ?? bytes,
      })),
    });
    return { ...(described as CollectionGroups), key };
  });
}

/** What every key begins with that follows a template. */
export function prefixOf(template: string): string {
  const reading = parseTemplate(template);
  return reading.ok ? keyPrefix(reading.template) : template;
}
