// Runs every check, also after one has failed, and counts them.
import { spawnSync } from 'node:child_process';

const CHECKS = ['build', 'types', 'lint', 'format:check', 'unused', 'packages', 'size'];

const failed = CHECKS.filter((name) => {
  console.log(`\n${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', name], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status !== 0;
});

if (failed.length > 0) console.error(`\nfailed: ${failed.join(', ')}`);
console.log(`\n${CHECKS.length - failed.length} passed, ${failed.length} failed, 0 skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;
