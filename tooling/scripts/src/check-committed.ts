import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { repositoryFiles } from './lib/repository.ts'
import { report } from './lib/verdict.ts'
import { ROOT } from './lib/workspace.ts'

interface Rule {
  finds: RegExp
  /** Only these files. Default: all. */
  files?: RegExp
  why: string
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Patterns of texts that are meaningful on one machine only. */
const RULES: Rule[] = [
  { finds: new RegExp(`(?:${literally(ROOT)}|${literally(homedir())})/`), why: 'a path of this machine' },
  { finds: /(?<![\w.$}])\/(?:home|Users)\/\w+\//, why: 'a path in a home directory' },
  { finds: /(?<![\w.$}])\/tmp\/\w/, why: 'a temporary path (use os.tmpdir())' },
  { finds: /^\s*(?:@[\w-]+:)?registry\s*=|^\s*tarball:\s|\{[^}]*\btarball:\s*http/m, why: 'a registry' },
  {
    finds: /https?:\/\/[\w.-]*(?:registry|unpkg|jsdelivr|npmmirror)[\w.-]*\.\w/,
    why: 'the host of a registry or its mirror',
  },
  {
    finds:
      /\b(?:Source|Sources):?\s+(?:the )?(?:contract|specification)|\bcontract of the (?:API family|platform|shell)\b/i,
    files: /^packages\/[\w-]+\/(?:src\/|README)/,
    why: 'a paper that readers of the package do not have (write the value itself)',
  },
]

const ANY = /^/

/** Problems in the text of a file, by line. */
export function localTraces(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      RULES.filter(({ finds, files = ANY }) => files.test(file) && finds.test(line)).map(
        ({ why }) => `${file}:${index + 1} holds ${why}: ${line.trim()}`,
      ),
    )
}

/** Paths of the repository in a page of documentation that do not exist. Examples with `<…>` or `*` are ignored. */
export function missingPaths(
  file: string,
  text: string,
  exists = (path: string) => existsSync(join(ROOT, path)),
): string[] {
  const named = [...text.matchAll(/`((?:apps|packages|tooling|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path)
  return [...new Set(named)]
    .filter((path) => !exists(path))
    .map((path) => `${file} names ${path}, which does not exist`)
}

function readText(file: string): string {
  try {
    const text = readFileSync(join(ROOT, file), 'utf8')
    return text.includes('\0') ? '' : text
  } catch {
    // Deleted in the working tree but not yet in the index, or a link to a folder.
    return ''
  }
}

if (import.meta.main) {
  const files = repositoryFiles()
  const problems = [
    ...files.flatMap((file) => localTraces(file, readText(file))),
    ...missingPaths('docs/architecture.md', readText('docs/architecture.md')),
  ]
  report(problems, { fine: `${files.length} files, none names this machine or a registry.` })
}
