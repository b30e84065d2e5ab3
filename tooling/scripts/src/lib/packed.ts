import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const REACT = /(?:from|import)\s*["']react(?:-dom)?(?:\/[^"']*)?["']/
/** References to documents that are not part of a package. */
const PAPER = /\b(?:contract|specification) of the \w+|of the specification\b|\bsection \d+/gi
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g

/** Problems in the folder of an unpacked package that its users would notice. */
export function faultsOfPacked(folder: string): string[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const faults: string[] = []
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(read('package.json'))

  for (const [name, range] of Object.entries(dependencies)) {
    if (name.startsWith('@sqos/') && !range.startsWith('^'))
      faults.push(`package.json pins ${name} to ${range}; write workspace:^.`)
  }
  // The custom element is a bundle for pages without a bundler, with its own build.
  for (const file of globSync('dist/**/*.js', { cwd: folder, exclude: ['dist/element/**'] })) {
    const code = read(file)
    if (REACT.test(code) && !code.startsWith("'use client'")) faults.push(`${file} imports React without 'use client'.`)
  }
  for (const file of globSync('dist/**/*.map', { cwd: folder })) {
    const { sources }: { sources: string[] } = JSON.parse(read(file))
    const absent = sources.filter((source) => !existsSync(join(folder, dirname(file), source)))
    if (absent.length > 0) faults.push(`${file} names sources that are not in the package: ${absent.join(', ')}.`)
  }
  for (const [, target = ''] of read('README.md').matchAll(LINK)) {
    if (!existsSync(join(folder, target))) faults.push(`README.md links to ${target}, which is not in the package.`)
  }
  for (const [paper] of read('README.md').matchAll(PAPER)) {
    faults.push(`README.md refers to "${paper}", which its readers do not have.`)
  }
  return faults
}
