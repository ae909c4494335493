/** Prints a line a suite and one that adds them up. Returns the exit code. */
export function summary(results) {
  const total = { passed: 0, failed: 0 }
  process.stdout.write('\n')
  for (const { name, passed, failed } of results) {
    process.stdout.write(
      `${name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(5)} failed\n`,
    )
    total.passed += passed
    total.failed += failed
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  return total.failed > 0 || total.passed === 0 ? 1 : 0
}
