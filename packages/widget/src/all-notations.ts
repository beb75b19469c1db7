export { parse } from '@dynamometer/core';
