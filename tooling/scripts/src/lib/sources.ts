import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './workspace.ts'

/** A text file: its path inside the searched folder, and its content. */
export interface SourceFile {
  file: string
  text: string
}

const NOT_OURS = /(?:^|\/)(?:node_modules|dist|storybook-static|\.data|\.turbo)(?:\/|$)/

/** The files of a folder (relative to the root) with a matching name, without build output and dependencies. */
export function sourceFiles(folder: string, name: RegExp): SourceFile[] {
  const search = (inside: string): string[] =>
    readdirSync(join(ROOT, folder, inside), { withFileTypes: true }).flatMap((entry) => {
      const file = inside ? `${inside}/${entry.name}` : entry.name
      if (NOT_OURS.test(file)) return []
      return entry.isDirectory() ? search(file) : [file]
    })
  return search('')
    .filter((file) => name.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, folder, file), 'utf8') }))
}
