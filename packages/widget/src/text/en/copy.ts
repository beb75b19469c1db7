/** What is said about a wish to copy. */
export const COPY_TEXTS = {
  'copy.done': 'Copied.',
  'copy.byHand': 'The browser does not let this page copy. Here it is:',
  'copy.nothing': 'There are no figures to copy yet.',
  'copy.tooLong': 'This is too long for a link. Copy it as JSON instead.',
} as const;
