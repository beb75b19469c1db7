/** Bytes of a text that is no JSON, and so is read in one go, which takes a moment. */
export const LONGEST_OTHER = 4_194_304;
