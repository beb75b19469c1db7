// The page inside the frame: takes the attributes of the element from its address, and tells the page around it how
// high it is. A height is no secret, so it is told to whoever holds the frame.

const NAMES = ['view', 'theme', 'item', 'item-before', 'readonly', 'share', 'lang'];

const widget = document.querySelector('dynamo-meter');
const asked = new URLSearchParams(location.search);
for (const name of NAMES) {
  const value = asked.get(name);
  if (value !== null) widget.setAttribute(name, value);
}
// The frame itself has to be of the same scheme, or the browser paints its ground in the other.
document.documentElement.dataset.theme = asked.get('theme') ?? '';

function tellHeight() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ type: 'dynamo-meter-height', height }, '*');
}
new ResizeObserver(tellHeight).observe(document.body);
addEventListener('message', ({ data, source }) => {
  if (source === parent && data?.type === 'dynamo-meter-ask-height') tellHeight();
});

// Browsers do not draw what is out of sight in a frame of another origin, and an observer of sizes waits for that.
await customElements.whenDefined('dynamo-meter');
new MutationObserver(tellHeight).observe(widget.shadowRoot, {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
});
tellHeight();
