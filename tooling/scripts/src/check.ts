import { isFull } from '@sqos/vitest-config/suites'
import { buildAdmin } from './lib/admin.ts'
import { endWithChildren, run, runScript } from './lib/run.ts'
import { runSteps, type Step, type Verdict } from './lib/verdict.ts'

async function checkBudgets() {
  const built = await buildAdmin()
  return built.code === 0 ? runScript('check-budgets.ts') : built
}

const typecheck = () => run('turbo', ['run', 'typecheck', '--output-logs=errors-only', '--ui=stream'])

/** The slow ones first: two run at a time, and the short ones fill the gaps. */
const STEPS: Step[] = [
  // One pass for both: the linter builds the types anyway. `tsc` for each package takes three times the CPU, and finds more only in
  // generated code, which the linter does not read.
  { name: 'types and lint', work: () => run('oxlint', ['--type-aware', '--type-check', '--deny-warnings']) },
  { name: 'bundle budgets', work: checkBudgets },
  { name: 'format', work: () => run('oxfmt', ['--check']) },
  { name: 'dead exports', work: () => run('knip', ['--no-progress']) },
  { name: 'generated code is fresh', work: () => runScript('generate.ts', ['--check']) },
  { name: 'API description', work: () => runScript('check-openapi.ts') },
  { name: 'layers', work: () => runScript('check-layers.ts') },
  { name: 'owners of tables', work: () => runScript('check-tables.ts') },
  { name: 'kinds of fields', work: () => runScript('check-kinds.ts') },
  { name: 'type scale', work: () => runScript('check-type-scale.ts') },
  { name: 'locales', work: () => runScript('check-locales.ts') },
  { name: 'nothing local committed', work: () => runScript('check-committed.ts') },
  ...(isFull() ? [{ name: 'types by package', work: typecheck }] : []),
]

/** Runs every check, two at a time, and answers with what became of each. */
export const runChecks = (): Promise<Verdict[]> => runSteps(STEPS, { atOnce: 2 })

if (import.meta.main) {
  endWithChildren()
  const verdicts = await runChecks()
  const failed = verdicts.filter(({ state }) => state === 'failed').map(({ name }) => name)
  console.log(failed.length === 0 ? `\nAll ${verdicts.length} checks passed.` : `\nFailed: ${failed.join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
