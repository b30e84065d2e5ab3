import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importCircles, importsOf } from './lib/import-circles.ts'
import { sourceFiles, type SourceFile } from './lib/sources.ts'
import { declaredTables, tableUses, type TableUse } from './lib/tables.ts'
import { report } from './lib/verdict.ts'
import { ROOT } from './lib/workspace.ts'

/** A use of a table of another module. */
export interface ForeignUse {
  module: string
  owner: string
  uses: readonly TableUse[]
}

const SOURCES = 'apps/server/src'

/** Tests and their helpers may touch every table. */
const isTest = (file: string) => /\.(?:test|testing)\.ts$|^testing\//.test(file)

/** `user` for `modules/user/…`, `platform` for `platform/…`. */
function moduleOf(file: string): string {
  const [area = '', name = ''] = file.split('/')
  return area === 'modules' ? name : area
}

/** The module that declares each table; a second declaration is a problem. */
export function tableOwners(files: readonly SourceFile[]): { owners: Map<string, string>; problems: string[] } {
  const owners = new Map<string, string>()
  const problems: string[] = []
  for (const { file, text } of files)
    for (const table of declaredTables(file, text)) {
      const other = owners.get(table)
      if (other) problems.push(`${file}: table ${table} is declared by ${other} already.`)
      owners.set(table, moduleOf(file))
    }
  return { owners, problems }
}

/** Modules that use tables of others, with the owners. */
export function foreignUses(files: readonly SourceFile[], owners: ReadonlyMap<string, string>): ForeignUse[] {
  const tables = new Set(owners.keys())
  const uses = files.flatMap(({ file, text }) =>
    tableUses(file, text, tables).map((use) => ({
      use,
      pair: `${moduleOf(file)} → ${owners.get(use.table) ?? ''}`,
    })),
  )
  return [...Map.groupBy(uses, ({ pair }) => pair)]
    .map(([pair, found]) => {
      const [module = '', owner = ''] = pair.split(' → ')
      return { module, owner, uses: found.map(({ use }) => use) }
    })
    .filter(({ module, owner }) => module !== owner)
}

/** Imports between modules that bypass the public files `index.ts` and `*.access.ts`. */
function sideEntrances(files: readonly SourceFile[]): string[] {
  return files.flatMap((one) =>
    importsOf(one)
      .filter((path) => path.startsWith('modules/') && moduleOf(path) !== moduleOf(one.file))
      .filter((path) => !/^modules\/[^/]+\/(?:index|[\w-]+\.access)\.ts$/.test(path))
      .map((path) => `${one.file}: imports ${path}; import the module's index.ts or *.access.ts instead.`),
  )
}

/** Access files that import an `index.ts`: access files must not depend on services, so that no cycle can arise. */
function upwardImports(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ file }) => file.endsWith('.access.ts'))
    .flatMap((one) =>
      importsOf(one)
        .filter((path) => path.startsWith('modules/') && path.endsWith('/index.ts'))
        .map((path) => `${one.file}: imports ${path}; an *.access.ts lies below every index.ts.`),
    )
}

/** Violations of "every table has one owner" in the files of the server. */
export function tableProblems(all: readonly SourceFile[]): string[] {
  const files = all.filter(({ file }) => !isTest(file))
  const { owners, problems } = tableOwners(files)
  const foreign = foreignUses(files, owners).flatMap(({ module, owner, uses }) =>
    uses.map(({ table, kind, at }) => `${at}: ${module} ${kind}s ${table} of ${owner}; add what it needs to ${owner}.`),
  )
  const circles = importCircles(files).map(
    (circle) => `These ${circle.length} files import each other in a circle:\n  ${circle.join('\n  ')}`,
  )
  return [...new Set([...problems, ...foreign, ...circles, ...sideEntrances(files), ...upwardImports(files)])]
}

const PAGE = join(ROOT, 'docs/architecture.md')
const LIST = /(?<=<!-- owners of tables -->\n\n)[\s\S]*?(?=\n<!-- end -->)/

/** The list of owners in the format of `docs/architecture.md`. */
function listOfOwners(owners: ReadonlyMap<string, string>): string {
  const modules = Map.groupBy(owners, ([, module]) => module)
  return [...modules]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([module, tables]) =>
        `- \`${module}\`: ${tables
          .map(([table]) => table)
          .toSorted((a, b) => a.localeCompare(b))
          .join(', ')}\n`,
    )
    .join('')
}

if (import.meta.main) {
  const files = sourceFiles(SOURCES, /\.ts$/)
  if (process.argv.includes('--list')) {
    const product = files.filter(({ file }) => !isTest(file))
    const foreign = foreignUses(product, tableOwners(product).owners)
    for (const { module, owner, uses } of foreign) {
      const writes = uses.filter(({ kind }) => kind === 'write').length
      console.log(`${module} → ${owner}: ${uses.length} uses, ${writes} writing`)
      if (process.argv.includes('--places'))
        for (const { table, kind, at } of uses) console.log(`  ${kind} ${table} ${at}`)
    }
    const writing = foreign.filter(({ uses }) => uses.some(({ kind }) => kind === 'write'))
    console.log(
      `${foreign.length} pairs, ${writing.length} of them writing; circles: ${
        importCircles(product)
          .map((one) => one.length)
          .join(', ') || 'none'
      }`,
    )
  } else {
    const { owners } = tableOwners(files)
    const page = readFileSync(PAGE, 'utf8')
    const wanted = page.replace(LIST, listOfOwners(owners))
    const isFresh = wanted === page || process.argv.includes('--write')
    if (wanted !== page && isFresh) writeFileSync(PAGE, wanted)
    const stale = 'docs/architecture.md: the list of owners is out of date; run check-tables.ts --write.'
    report([...tableProblems(files), ...(isFresh ? [] : [stale])], {
      fine: `${owners.size} tables, each touched by its owner only; no import circles.`,
    })
  }
}
