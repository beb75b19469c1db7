/** The sentences that come with proposals for an item. */
export const EDITS_TEXTS = {
  'edits.title': 'To pay a unit less',
  'edits.fit': 'To make it fit',
  'edits.rename': 'Rename {name} to {to}',
  'edits.renameNext': '{name} to {to}',
  'edits.renameInPlaces': 'Rename {name} to {to} in {count} places',
  'edits.renameNextInPlaces': '{name} to {to} in {count} places',
  'edits.shorten': 'Shorten {name} by {bytes}',
  'edits.move': 'Move {name} to S3 and keep its key ({key})',
  'edits.remove': 'Leave {name} out',
  'edits.write': 'write',
  'edits.read': 'strong read',
} as const;
