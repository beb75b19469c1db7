/**
 * Whether a name is an object's own, for loops over names: scripts of a page may have given names to all objects there
 * are. In such a loop engines know the answer, so that asking in this way costs nothing; `Object.hasOwn` would.
 */
export function isOwn(object: object, name: string): boolean {
  return Object.prototype.hasOwnProperty.call(object, name);
}
