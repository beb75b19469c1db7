export { parseYaml } from '@dynamometer/core/yaml';
