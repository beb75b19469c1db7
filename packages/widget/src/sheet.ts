import ownStyles from './styles.css?inline';

const sheets = new WeakMap<Document, CSSStyleSheet>();
const allSheets = new Set<WeakRef<CSSStyleSheet>>();
/** The size of text of the box, in rem. */
const TEXT = 0.9375;
/** On the host, where a size in em is one of the page's own text. */
const UNIT = `:host { --dynamometer-unit: calc(var(--dynamo-meter-font-size, ${TEXT}rem) / ${TEXT}) }`;
let styles = UNIT + scaled(ownStyles);

/** The widget's style sheet for a document: a constructed sheet belongs to the document that it was made in. */
export function sheetOf(document: Document): CSSStyleSheet {
  const known = sheets.get(document);
  if (known !== undefined) return known;
  const view = document.defaultView ?? window;
  registerUnit(view);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  sheets.set(document, sheet);
  allSheets.add(new WeakRef(sheet));
  return sheet;
}

const pieces = new Set<string>();

/** Adds styles to the sheets of all documents, and to those to come; each but once, whoever needs it. */
export function addStyles(added: readonly string[]): void {
  const news = added.filter((piece) => !pieces.has(piece));
  for (const piece of news) pieces.add(piece);
  styles += scaled(news.join(''));
  for (const sheet of allSheets) sheet.deref()?.replaceSync(styles);
}

/**
 * In the style sheets a rem is a size that goes with the text of the widget, as it goes with the page elsewhere:
 * `--dynamo-meter-font-size` makes all of it larger or smaller.
 */
function scaled(css: string): string {
  return css
    .replaceAll(/@container[^{]+/g, (condition) =>
      // There an em is the size of text of the box.
      condition.replaceAll(/([\d.]+)rem/g, (_, rems: string) => `${Number(rems) / TEXT}em`),
    )
    .replaceAll(/(-?[\d.]+)rem\b/g, 'calc($1 * var(--dynamometer-unit))');
}

/** Without this a size in em would be taken of each text anew. */
function registerUnit({ CSS: css }: Window & typeof globalThis): void {
  try {
    css.registerProperty({ name: '--dynamometer-unit', syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // Another version on the page has done it.
  }
}
