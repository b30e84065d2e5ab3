import { endWithChildren, runScript } from './lib/run.ts'

/**
 * Runs the whole test several times in a row (default 5) as CI does, and prints one line for each run: duration,
 * result and second tries. `node tooling/scripts/src/test-repeatedly.ts [times]`. It is evidence against flaky tests, not part of CI.
 */
const times = Number(process.argv[2] ?? 5)

endWithChildren()
let failed = 0
for (let number = 1; number <= times; number += 1) {
  const start = performance.now()
  const { code, output } = await runScript('test.ts', [], { env: { CI: 'true' } })
  const seconds = (performance.now() - start) / 1000
  const lines = output.trimEnd().split('\n')
  const secondTries = lines.filter((line) => line.startsWith('passed at the second try: '))
  console.log(`${number}/${times} ${lines.at(-1)}, ${secondTries.length} second tries, ${seconds.toFixed(0)} s`)
  for (const line of secondTries) console.log(`  ${line}`)
  if (code !== 0) {
    failed += 1
    for (const line of lines.filter((one) => one.startsWith('failed: '))) console.log(`  ${line}`)
  }
}
process.exitCode = failed === 0 ? 0 : 1
