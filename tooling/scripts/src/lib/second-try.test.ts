import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { runVitest } from './runners.ts'
import { filesToTryAgain, withSecondTry } from './second-try.ts'
import { emptySummary, failedSummary, type FailedFile, type Summary } from './summary.ts'
import { ROOT } from './workspace.ts'

const failedFile = (path: string): FailedFile => ({
  path,
  passed: 4,
  failed: 1,
  skipped: 1,
  failures: [`${path} › saves: no`],
})

/** A run of 100 passed tests outside of the failed files. */
function runWith(...files: FailedFile[]): Summary {
  return {
    ...emptySummary(),
    passed: 100 + 4 * files.length,
    failed: files.length,
    skipped: files.length,
    failures: files.flatMap(({ failures }) => failures),
    failedFiles: files,
  }
}

it('tries at most three files again, and none if a failure belongs to no file', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(failedFile) as [FailedFile, FailedFile, FailedFile, FailedFile]
  expect(filesToTryAgain(runWith())).toEqual([])
  expect(filesToTryAgain(runWith(a, b, c))).toEqual(['a', 'b', 'c'])
  expect(filesToTryAgain(runWith(a, b, c, d))).toEqual([])
  expect(filesToTryAgain({ ...runWith(a), failed: 2 })).toEqual([])
  expect(filesToTryAgain(failedSummary('The runner exited with code 1 and wrote no summary.'))).toEqual([])
})

it('counts a file that passes at the second try as passed, and names its first failures', () => {
  const second = { ...emptySummary(), passed: 5, skipped: 1 }
  expect(withSecondTry(runWith(failedFile('a')), second)).toEqual({
    ...emptySummary(),
    passed: 105,
    skipped: 1,
    retried: ['a › saves: no'],
  })
})

it('fails if a file fails at both tries', () => {
  const second = { ...runWith(failedFile('b')), passed: 9, skipped: 2 }
  expect(withSecondTry(runWith(failedFile('a'), failedFile('b')), second)).toMatchObject({
    passed: 109,
    failed: 1,
    skipped: 2,
    failures: ['b › saves: no (at both tries)'],
    retried: ['a › saves: no'],
  })
})

it('fails if the runner crashes at the second try', () => {
  const merged = withSecondTry(runWith(failedFile('a')), failedSummary('The runner exited with code 139.'))
  expect(merged).toMatchObject({ failed: 1, retried: [] })
})

it('runs only the files with failures again, also for an error outside of tests', async () => {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.second-try-test-'))
  const say = vi.spyOn(console, 'log').mockImplementation(() => {})
  const write = (name: string, test: string) =>
    writeFileSync(
      join(folder, name),
      `import { existsSync, writeFileSync } from 'node:fs'\nimport { expect, it } from 'vitest'\n${test}`,
    )
  const isSecond = (name: string) => {
    const mark = JSON.stringify(join(folder, name))
    return `const isSecond = existsSync(${mark}); writeFileSync(${mark}, '')`
  }
  try {
    write('sound.test.js', `${isSecond('sound')}; it('runs once', () => expect(isSecond).toBe(false))`)
    write(
      'stray.test.js',
      `${isSecond('stray')}; it('leaves a promise', async () => {
        if (!isSecond) void Promise.reject(new Error('late'))
        await new Promise((resolve) => setTimeout(resolve, 50))
      })`,
    )
    write('broken.test.js', `it('fails always', () => expect(1).toBe(2))`)

    const summary = await runVitest(['run', '--root', folder], {
      output: 'collect',
      tryAgain: true,
      env: { VITEST: undefined },
    })

    expect(summary).toMatchObject({ passed: 2, failed: 1, skipped: 0 })
    expect(summary.retried).toEqual([expect.stringMatching(/stray\.test\.js › outside of any test.*late/)])
    expect(summary.failures).toEqual([expect.stringMatching(/broken\.test\.js › fails always.*\(at both tries\)/)])
    expect(say).toHaveBeenCalledWith(expect.stringMatching(/second try: .*broken\.test\.js, .*stray\.test\.js/))
  } finally {
    say.mockRestore()
    rmSync(folder, { recursive: true, force: true })
  }
})
