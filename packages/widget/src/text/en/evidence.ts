/** What is said of the units that AWS reported beside items. */
export const EVIDENCE_TEXTS = {
  'evidence.title': 'What AWS reported',
  'evidence.reported': 'consumed',
  'evidence.eventual': 'computed, eventual',
  'evidence.strong': 'computed, strong',
  'evidence.transactional': 'computed, transaction',
  'evidence.standard': 'computed',
  'evidence.matches': 'That is what these items take ({mode}).',
  'evidence.written': 'That is what a write of this item takes on the table.',
} as const;
