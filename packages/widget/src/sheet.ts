import styles from './styles.css?inline';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** The widget's style sheet for a document: a constructed sheet belongs to the document that it was made in. */
export function sheetOf(document: Document): CSSStyleSheet {
  const known = sheets.get(document);
  if (known !== undefined) return known;
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(styles);
  sheets.set(document, sheet);
  return sheet;
}
