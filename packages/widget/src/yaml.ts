export { parseYaml, readYamlTable } from '@dynamometer/core/yaml';
