import type { DesignInput, Workload } from '@dynamometer/core';
import { render, type ComponentChild } from 'preact';
import { App } from './app.tsx';
import { followLink } from './arrival.ts';
import { ATTRIBUTE_NAMES, readSettings } from './attributes.ts';
import { changeOf } from './change.ts';
import { NO_KEYS } from './keys-question.ts';
import { isLoaded, type Lazy } from './lazy.ts';
import { Live } from './live.tsx';
import type { PartitionQuestion } from './partition-question.ts';
import type { ReadQuestion } from './reads.ts';
import { preset } from './preset.ts';
import { createSession, NO_WORKLOAD, type Session } from './session.ts';
import { sheetOf } from './sheet.ts';
import { languageAround } from './text/language-around.ts';
import { languageToLoad, onLanguage, registerLanguage } from './text/language.ts';
import { wordsFor } from './text/words.tsx';
import { guardKeys } from './typing-guard.ts';
import { asText, Base } from './upgrade.ts';

/** `<dynamo-meter>`: what DynamoDB items and requests weigh and cost, with the reasons. */
export class DynamoMeterElement extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTE_NAMES;

  /** Adds a language: for pages that have the element and not the package. */
  static readonly registerLanguage: typeof registerLanguage = registerLanguage;

  readonly #session: Session = createSession();
  #root: ShadowRoot | undefined;
  #isScheduled = false;
  #arrival: Lazy<unknown> | undefined;
  #renderAgain: (() => void) | undefined;
  /** The language that could not be loaded. */
  #lackedLanguage: string | undefined;
  #ignoreLanguages: () => void = () => {};

  constructor() {
    super();
    this.#session.subscribe((isUserAction) => {
      this.#schedule();
      if (isUserAction) this.dispatchEvent(changeOf(this.#session.state));
    });
  }

  /** The item's text; anything but a text is written as JSON. */
  get item(): string {
    return this.#session.state.item;
  }

  set item(item: unknown) {
    this.#session.preset({ item: asText(item), chosen: 0 });
  }

  /** The text of the item before the write; undefined where there is none. */
  get itemBefore(): string | undefined {
    return this.#session.state.before;
  }

  set itemBefore(before: unknown) {
    this.#session.preset({ before: before === undefined || before === null ? undefined : asText(before) });
  }

  /** What is asked about reads; what is left out stays as it is. */
  get question(): ReadQuestion {
    return this.#session.state.question;
  }

  set question(question: Partial<ReadQuestion>) {
    this.#session.preset({ question: { ...this.question, ...question } });
  }

  /** What is asked about partitions; likewise. */
  get partitions(): PartitionQuestion {
    return this.#session.state.partitions;
  }

  set partitions(partitions: Partial<PartitionQuestion>) {
    this.#session.preset({ partitions: { ...this.partitions, ...partitions } });
  }

  /** The workload whose month is estimated; undefined until the panel of costs has shown its example. */
  get workload(): Workload | undefined {
    const { workload } = this.#session.state;
    return workload === NO_WORKLOAD ? undefined : workload;
  }

  set workload(workload: Workload) {
    this.#session.preset({ workload, typed: {}, replaced: [] });
  }

  /** Entities and access patterns that keys are sought for; undefined where they are those of the example. */
  get design(): DesignInput | undefined {
    return this.#session.state.keys.design;
  }

  set design(design: DesignInput | undefined) {
    this.#session.preset({ keys: { ...NO_KEYS, design } });
  }

  /** Focuses the first control. With `delegatesFocus` a click on any text would, and scroll the page up to it. */
  override focus(options?: FocusOptions): void {
    this.#root?.querySelector<HTMLElement>('button:not([tabindex="-1"]), input, select, textarea')?.focus(options);
  }

  connectedCallback(): void {
    // A script in the head meets elements whose children the browser has not read yet.
    if (this.#root === undefined && this.ownerDocument.readyState === 'loading') {
      this.ownerDocument.addEventListener('DOMContentLoaded', () => this.#connect(), { once: true });
      return;
    }
    this.#connect();
  }

  #connect(): void {
    if (!this.isConnected) return;
    if (this.#root === undefined) {
      this.#root = this.attachShadow({ mode: 'open' });
      guardKeys(this.#root);
      this.#arrival = preset(this, this.#session);
    }
    this.#adoptSheet();
    this.#ignoreLanguages = onLanguage(() => this.#schedule());
    this.#schedule();
    addEventListener('hashchange', this.#followLink);
  }

  readonly #followLink = (): void => {
    const { share } = readSettings(this);
    if (share !== undefined) void followLink(this, this.#session, share, scrollY);
  };

  disconnectedCallback(): void {
    this.#ignoreLanguages();
    removeEventListener('hashchange', this.#followLink);
    // An element that is only moved is connected again by then, and keeps what was open in it.
    queueMicrotask(() => {
      if (this.isConnected || this.#root === undefined) return;
      render(undefined, this.#root);
      this.#renderAgain = undefined;
    });
  }

  adoptedCallback(): void {
    this.#adoptSheet();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || this.#root === undefined) return;
    if (name === 'item') this.item = after;
    if (name === 'item-before') this.itemBefore = after;
    this.#schedule();
  }

  #adoptSheet(): void {
    if (this.#root !== undefined) this.#root.adoptedStyleSheets = [sheetOf(this.ownerDocument)];
  }

  #schedule(): void {
    if (this.#isScheduled || this.#root === undefined) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      if (this.isConnected) this.#render();
    });
  }

  #render(): void {
    if (this.#root === undefined) return;
    const tag = this.#language();
    const language = tag === this.#lackedLanguage ? undefined : languageToLoad(tag);
    if (language !== undefined) {
      void this.#awaitLanguage(tag, language);
      // What the page says itself stands there meanwhile, unless the reader has begun already.
      if (this.#root.childNodes.length === 0) render(<slot />, this.#root);
      return;
    }
    if (this.#renderAgain !== undefined) return this.#renderAgain();
    const connect = (renderAgain: () => void): void => {
      this.#renderAgain = renderAgain;
    };
    render(<Live view={() => this.#view()} connect={connect} />, this.#root);
  }

  #view(): ComponentChild {
    const words = wordsFor(this.#language());
    return <App session={this.#session} settings={readSettings(this)} arrival={this.#arrival} words={words} />;
  }

  #language(): string {
    return readSettings(this).lang ?? languageAround(this);
  }

  async #awaitLanguage(tag: string, language: Lazy<unknown>): Promise<void> {
    // In English it is of more use than not at all.
    if (!(await isLoaded(language))) this.#lackedLanguage = tag;
    this.#schedule();
  }
}
