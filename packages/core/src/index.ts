export const getItem = (): undefined => undefined;
