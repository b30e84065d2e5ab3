import type { Summary } from './summary.ts'

/** Maximum number of failed files that run again. More failures are not accidental. */
const LIMIT = 3

/**
 * The files of a run that may run a second time: all files with failures, if they are at most three and every failure
 * belongs to one of them. Otherwise empty: a crashed runner names no file.
 */
export function filesToTryAgain({ failed, failedFiles }: Summary): string[] {
  const known = failedFiles.reduce((sum, file) => sum + file.failed, 0)
  return known === failed && failedFiles.length <= LIMIT ? failedFiles.map(({ path }) => path) : []
}

/**
 * The result of a run after its failed files have run again: their counts are those of the second try. Failures of files that
 * passed now are listed as retried; a file that failed again has failed.
 */
export function withSecondTry(first: Summary, second: Summary): Summary {
  const replaced = (count: 'passed' | 'skipped') =>
    first[count] - first.failedFiles.reduce((sum, file) => sum + file[count], 0) + second[count]
  const failedAgain = new Set(second.failedFiles.map(({ path }) => path))
  // A crashed runner names no file: then none has passed.
  const crashed = second.failed > 0 && second.failedFiles.length === 0
  const passedNow = crashed ? [] : first.failedFiles.filter(({ path }) => !failedAgain.has(path))
  return {
    passed: replaced('passed'),
    failed: second.failed,
    skipped: replaced('skipped'),
    failures: second.failures.map((line) => `${line} (at both tries)`),
    retried: [...first.retried, ...passedNow.flatMap(({ failures }) => failures)],
    failedFiles: second.failedFiles,
  }
}
