import ownStyles from './styles.css?inline';

const sheets = new WeakMap<Document, CSSStyleSheet>();
const allSheets = new Set<WeakRef<CSSStyleSheet>>();
let styles = ownStyles;

/** The widget's style sheet for a document: a constructed sheet belongs to the document that it was made in. */
export function sheetOf(document: Document): CSSStyleSheet {
  const known = sheets.get(document);
  if (known !== undefined) return known;
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(styles);
  sheets.set(document, sheet);
  allSheets.add(new WeakRef(sheet));
  return sheet;
}

/** Adds styles to the sheets of all documents, and to those to come. */
export function addStyles(added: string): void {
  styles += added;
  for (const sheet of allSheets) sheet.deref()?.replaceSync(styles);
}
