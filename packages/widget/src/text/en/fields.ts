/** What is said of numbers that cannot be read or taken. */
export const FIELDS_TEXTS = {
  'field.notNumber': 'Write a number, such as 1,000 or 1.5M.',
  'field.notBytes': 'Write a size, such as 512, 2,048 or 2 KB.',
  'field.from': 'Write a number, {least} or more.',
  'field.fromTo': 'Write a number from {least} to {most}.',
  'field.wholeFrom': 'Write a whole number, {least} or more.',
  'field.wholeFromTo': 'Write a whole number from {least} to {most}.',
} as const;
