import type { Format, ParsedItems, Problem } from '@dynamometer/core';
import { noReads, type ReadsOfLines } from './reads-of-lines.ts';

/** Text that is too long for a text area: a file, or what was pasted. */
export interface Source {
  /** The name of the file; undefined for what was pasted. */
  readonly name: string | undefined;
  readonly blob: Blob;
}

/** What was found in files so far. It grows while they are read. */
export interface Found {
  readonly sizes: number[];
  /** The line of each item, of those that `linesOf` makes of its file. */
  readonly lines: number[];
  /** For each file, how many items come before it. */
  readonly starts: number[];
  /** The first problems, each with its place. */
  readonly problems: FoundProblem[];
  /** What lines say beside their items, by code. */
  readonly remarks: Map<string, FoundRemark>;
  /** What lines say that they consumed. */
  reads: ReadsOfLines;
  /** How many lines could not be read. */
  unreadable: number;
  /** The item that is not closed, so that what follows it cannot be told from it. */
  stopped: Place | undefined;
  /** How the first items are written, and what stands around them. */
  recognised: ParsedItems | undefined;
}

/** Where in which file. */
export interface Place {
  readonly source: Source;
  /** What is counted: lines of the file; items, where they and the lines are not the same; or nothing. */
  readonly unit: 'line' | 'item' | 'file';
  readonly at: number;
  /** The line of the file on which an item begins; undefined where it is not known. */
  readonly begin: number | undefined;
}

/** A problem of a file. */
export interface FoundProblem extends Place {
  readonly problem: Problem;
}

/** A remark with its first place, and the number of lines that make it. */
export interface FoundRemark extends FoundProblem {
  readonly lines: number;
}

/** Files that are open: what is known of them, and how far they are read. */
export interface Opened {
  readonly sources: readonly Source[];
  readonly format: Format | undefined;
  /** Bytes of all files as they are stored, and how many of them are read. */
  readonly bytes: number;
  readonly read: number;
  readonly phase: 'reading' | 'read' | 'cancelled' | 'failed';
  /** Whether the reading takes so long that a reader wants to see how far it is. */
  readonly isSlow: boolean;
  readonly found: Found;
  /** What broke the reading off. */
  readonly failure: Failure | undefined;
}

/** The file cannot be unpacked, is in a notation that long texts are not read in, or cannot be read; or the script for it cannot. */
export type Failure = 'packed' | 'notation' | 'file' | 'script';

/** Nothing yet. */
export function nothingFound(): Found {
  return {
    sizes: [],
    lines: [],
    starts: [],
    problems: [],
    remarks: new Map(),
    reads: noReads(),
    unreadable: 0,
    stopped: undefined,
    recognised: undefined,
  };
}
