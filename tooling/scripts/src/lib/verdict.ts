/** Result of a named step: a check, a package, or a suite without its own report. */
export interface Verdict {
  name: string
  state: 'passed' | 'failed' | 'skipped'
  seconds: number
  output: string
}

const MARK = { passed: '✓', failed: '✗', skipped: '–' } as const

/** A named step; `work` returns the problem, if any. `isSkipped`: it could not run here, and `output` says why. */
export interface Step {
  name: string
  work: () => Promise<{ code: number; output: string; isSkipped?: boolean }>
}

/** Runs all steps, at most `atOnce` together, even if one fails; prints a line at the end of each. */
export async function runSteps(steps: Step[], { atOnce }: { atOnce: number }): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  const waiting = [...steps]
  async function worker() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const verdict = await runStep(step)
      printVerdict(verdict)
      verdicts.push(verdict)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return verdicts
}

async function runStep({ name, work }: Step): Promise<Verdict> {
  const start = performance.now()
  const since = () => (performance.now() - start) / 1000
  try {
    const { code, output, isSkipped = false } = await work()
    return { name, state: isSkipped ? 'skipped' : code === 0 ? 'passed' : 'failed', seconds: since(), output }
  } catch (error) {
    return { name, state: 'failed', seconds: since(), output: String(error) }
  }
}

function printVerdict({ name, state, seconds, output }: Verdict) {
  console.log(`${MARK[state]} ${name.padEnd(28)} ${seconds.toFixed(1)} s`)
  if (state !== 'passed' && output.trim()) console.log(output.trimEnd().replace(/^/gm, '    '))
}

/** Prints every problem, or the sentence `fine`, and sets the exit code. For checks that are separate scripts. */
export function report(problems: string[], { fine }: { fine: string }) {
  console.log(problems.length === 0 ? fine : problems.join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
}
