// For the page around frames of `embed.html`: makes each as high as what is in it.

addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'dynamo-meter-height' || !Number.isFinite(data.height)) return;
  for (const frame of document.querySelectorAll('iframe[data-dynamo-meter]'))
    if (frame.contentWindow === source) frame.style.height = `${Math.min(Math.max(data.height, 0), 20_000)}px`;
});

// A frame may have said its height before this script was there to hear it.
for (const frame of document.querySelectorAll('iframe[data-dynamo-meter]'))
  frame.contentWindow.postMessage({ type: 'dynamo-meter-ask-height' }, '*');
