import { importCircles, importsOf } from './lib/import-circles.ts'
import { sourceFiles, type SourceFile } from './lib/sources.ts'
import { ALLOWED_CIRCLES, ALLOWED_PAIRS } from './lib/table-allowances.ts'
import { declaredTables, tableUses, type TableUse } from './lib/tables.ts'
import { report } from './lib/verdict.ts'

/** A module that touches tables of another owner, and where. */
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

/** The module that declares each table; a table that two declare is a problem. */
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

/** Every pair of a module and the owner of tables that it touches without owning them. */
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

/** Imports between modules that go past the doors: `index.ts` and `*.access.ts`. */
function sideEntrances(files: readonly SourceFile[]): string[] {
  return files.flatMap((one) =>
    importsOf(one)
      .filter((path) => path.startsWith('modules/') && moduleOf(path) !== moduleOf(one.file))
      .filter((path) => !/^modules\/[^/]+\/(?:index|[\w-]+\.access)\.ts$/.test(path))
      .map((path) => `${one.file}: imports ${path}; import the module's index.ts or *.access.ts instead.`),
  )
}

/** Files of tables and doors for SQL that import more than they may: they lie below every service. */
function upwardImports(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ file }) => file.endsWith('.access.ts'))
    .flatMap((one) =>
      importsOf(one)
        .filter((path) => path.startsWith('modules/') && path.endsWith('/index.ts'))
        .map((path) => `${one.file}: imports ${path}; an *.access.ts lies below every index.ts.`),
    )
}

export interface Allowances {
  /** `module → owner` and the reason. */
  pairs: Readonly<Record<string, string>>
  /** Files of an allowed circle, joined by spaces, and the reason. */
  circles: Readonly<Record<string, string>>
}

/** What breaks "every table has one owner", allowances that nothing needs any more included. */
export function tableProblems(all: readonly SourceFile[], allowed: Allowances): string[] {
  const files = all.filter(({ file }) => !isTest(file))
  const { owners, problems } = tableOwners(files)
  const foreign = foreignUses(files, owners)
  const used = new Set<string>()
  for (const { module, owner, uses } of foreign) {
    const pair = `${module} → ${owner}`
    const writes = uses.filter(({ kind }) => kind === 'write')
    if (pair in allowed.pairs) used.add(pair)
    const wrong = pair in allowed.pairs ? writes.filter(() => !allowed.pairs[pair]?.startsWith('writes')) : uses
    problems.push(...wrong.map(({ table, kind, at }) => `${at}: ${module} ${kind}s ${table} of ${owner}.`))
  }
  for (const circle of importCircles(files)) {
    const key = circle.join(' ')
    if (key in allowed.circles) used.add(key)
    else problems.push(`These ${circle.length} files import each other in a circle:\n  ${circle.join('\n  ')}`)
  }
  const unused = [...Object.keys(allowed.pairs), ...Object.keys(allowed.circles)].filter((key) => !used.has(key))
  problems.push(...unused.map((key) => `lib/table-allowances.ts: "${key}" is no longer needed; remove it.`))
  return [...new Set([...problems, ...sideEntrances(files), ...upwardImports(files)])]
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
    const problems = tableProblems(files, { pairs: ALLOWED_PAIRS, circles: ALLOWED_CIRCLES })
    report(problems, { fine: 'Every table has one owner; no file imports itself in a circle.' })
  }
}
