import { execFileSync } from 'node:child_process'
import { ROOT } from './workspace.ts'

/** Every committed or new file, without ignored ones, relative to the root. */
export function repositoryFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  return list.toString('utf8').split('\0').filter(Boolean)
}
