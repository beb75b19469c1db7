// What the page itself needs a script for: its choice of colours, and buttons that copy code.

const scheme = document.querySelector('#scheme');
scheme.addEventListener('change', () => {
  document.documentElement.dataset.scheme = scheme.value;
});

const status = document.querySelector('#copied');
for (const caption of document.querySelectorAll('figure > figcaption')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy ${caption.textContent.trim()}`);
  const code = caption.parentElement.querySelector('code');
  button.addEventListener('click', () => copy(code, button));
  caption.append(button);
}

async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    status.textContent = 'Copied.';
    button.textContent = 'Copied';
  } catch {
    // Without a secure context there is no clipboard: the reader copies what is selected.
    getSelection().selectAllChildren(code);
    status.textContent = 'Selected.';
  }
  setTimeout(() => {
    status.textContent = '';
    button.textContent = 'Copy';
  }, 2_000);
}
