import { NAME_LIMIT } from '../facts/limits.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { loneSurrogate, utf8Bytes } from './text.ts';

/** What DynamoDB would refuse a text for. */
export function checkText(text: string, path: Path, found: Problem[]): void {
  const position = loneSurrogate(text);
  if (position >= 0) found.push(problem(LONE_SURROGATE, path, { position: position + 1 }));
}

/** What DynamoDB would refuse the name of an attribute or of a map's entry for; it is the last step of the path. */
export function checkName(name: string, path: Path, found: Problem[]): void {
  if (name === '') found.push(problem(EMPTY_NAME, path.slice(0, -1)));
  if (name.length * 3 > NAME_LIMIT.value && utf8Bytes(name) > NAME_LIMIT.value)
    found.push(problem(LONG_NAME, path, { bytes: utf8Bytes(name) }));
  checkText(name, path, found);
}

const EMPTY_NAME: ProblemKind = {
  code: 'name.empty',
  severity: 'error',
  says: 'An attribute of {path} has an empty name. Give it at least one character.',
};

const LONG_NAME: ProblemKind = {
  code: 'name.too-long',
  severity: 'error',
  says: 'The name of {path} has {bytes} bytes; DynamoDB allows {limit}. Shorten it.',
  limit: NAME_LIMIT,
};

const LONE_SURROGATE: ProblemKind = {
  code: 'text.lone-surrogate',
  severity: 'error',
  says: '{path} holds half of a surrogate pair (character {position}), which UTF-8 cannot store. Remove it or restore its other half.',
};
