/** Text that holds the text of interest. */
export interface Envelope {
  readonly text: string;
  /** Whether the text inside had to be decoded, so that lines and columns are no longer those of the paste. */
  readonly decoded: boolean;
}
