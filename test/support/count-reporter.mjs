// Prints "N passed, N failed, N skipped" alone on the last line, over all projects.
export default class CountReporter {
  onTestRunEnd(modules, errors) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        count[state === 'pending' ? 'failed' : state] += 1;
      }
      // a file or a hook that failed to load leaves no failed test behind
      if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed')) count.failed += 1;
    }
    count.failed += errors.length;
    process.on('exit', () => console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`));
  }
}
