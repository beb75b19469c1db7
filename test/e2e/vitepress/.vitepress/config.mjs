// A site as its authors would set it up: local search, both colours, and the script of the element.
export default {
  title: 'Billing',
  description: 'How the billing table works',
  head: [['script', { type: 'module', src: '/dynamometer/dynamo-meter.js' }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'dynamo-meter' } } },
  themeConfig: { search: { provider: 'local' } },
};
