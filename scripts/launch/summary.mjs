/** What a suite found, and how long it took. */
export async function timed(suite) {
  const began = performance.now()
  return { ...(await suite()), sec: (performance.now() - began) / 1000 }
}

/** Prints what failed, a line a suite, and one that adds them up. Returns the exit code. */
export function summary(results) {
  const total = { passed: 0, failed: 0 }
  process.stdout.write('\n')
  for (const { name, failures } of results) {
    for (const failure of failures) process.stdout.write(`✗ ${name}: ${failure}\n`)
  }
  for (const { name, passed, failed, sec } of results) {
    process.stdout.write(
      `${name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(5)} failed ${sec.toFixed(0).padStart(6)} s\n`,
    )
    total.passed += passed
    total.failed += failed
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  return total.failed > 0 || total.passed === 0 ? 1 : 0
}
