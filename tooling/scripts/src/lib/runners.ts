import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from './run.ts'
import { filesToTryAgain, withSecondTry } from './second-try.ts'
import { readSummary, reportingTo, type Summary } from './summary.ts'
import { ROOT } from './workspace.ts'

/** `stream` shows the output of a runner as it comes, `collect` shows it when the runner has ended. */
export type Output = 'stream' | 'collect'

interface RunnerOptions {
  output: Output
  cwd?: string
  env?: Record<string, string | undefined>
}

interface VitestOptions extends RunnerOptions {
  /** Runs files with failures a second time. */
  tryAgain: boolean
}

/** Runs Vitest and returns its summary. At most three files with failures run a second time, in a separate process. */
export async function runVitest(args: string[], { tryAgain, ...options }: VitestOptions): Promise<Summary> {
  const first = await runRunner('vitest', args, options)
  const files = tryAgain ? filesToTryAgain(first) : []
  if (files.length === 0) return first
  console.log(`\n━━ second try: ${files.map((file) => relative(ROOT, file)).join(', ')} ━━`)
  for (const line of first.failures) console.log(`failed at the first try: ${line}`)
  return withSecondTry(first, await runRunner('vitest', [...args, ...files], options))
}

/** Runs Playwright and returns its summary. */
export const runPlaywright = (args: string[], options: RunnerOptions) => runRunner('playwright', args, options)

/** Runs a command with its usual output and reads the summary that our reporter wrote. */
async function runRunner(command: 'vitest' | 'playwright', args: string[], { cwd = ROOT, output, env }: RunnerOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'sqos-test-'))
  try {
    const file = join(folder, 'summary.json')
    const ours = join(import.meta.dirname, `${command}-summary-reporter.ts`)
    const reporters = command === 'vitest' ? ['--reporter=default', `--reporter=${ours}`] : [`--reporter=list,${ours}`]
    const ended = await run(command, [...args, ...reporters], { cwd, output, env: { ...reportingTo(file), ...env } })
    if (output === 'collect') console.log(ended.output)
    return readSummary(file, ended)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
