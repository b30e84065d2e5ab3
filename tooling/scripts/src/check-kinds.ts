import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindsOf } from './generate/kinds.ts'
import { sourceFiles, type SourceFile } from './lib/sources.ts'
import { report } from './lib/verdict.ts'
import { ROOT } from './lib/workspace.ts'

const MODEL = 'packages/form-model/src/kinds'
const WIDGETS = 'packages/form-widgets/src'

/** Files that name kinds of fields on purpose, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/form-model/src/document/convert-form.ts': 'translates the tags of another form generator',
  'apps/server/src/modules/app-template/fields.ts': 'writes documents of the gallery',
  'packages/form-renderer/src/list/approval-state.tsx': 'a condition without a field of the form',
  'packages/workflow-model/src/document/system-form.ts': 'writes the form of a page of the system',
  'apps/server/src/modules/model/release-items.ts': 'a button of a list, not a component',
  'apps/server/src/modules/model-start/build-fields.ts': 'maps columns of tables to components',
  'apps/server/src/modules/model-start/spreadsheet/column-kinds.ts': 'maps columns of spreadsheets to components',
  'packages/code-generator/src/design/controls.ts': 'the code of each kind, which no other package needs',
  'packages/code-generator/src/design/read-module.ts': 'kinds that the tables of hand-written modules have already',
  'apps/server/src/modules/model/templates/build-document.ts': 'writes documents of the templates',
  'apps/server/src/modules/model/templates/customers.ts': 'a document of the templates',
  'apps/server/src/modules/model/templates/office.ts': 'a document of the templates',
}

/** Names that also have other meanings in code: a tag, a unit, a role. Only comparisons and calls count for them. */
const isWord = (name: string) => !/[a-z][A-Z]|^[A-Z]/.test(name) || /^(?:dateRange|timeRange|autoComplete)$/.test(name)

/** Tests, stories and examples may name kinds. */
const isTest = (file: string) =>
  /\.(?:test|stories|example|demo|generated)\.tsx?$|\.testing\.ts$|\.journey\.ts$|(?:^|\/)testing\//.test(file)

/** Whether a file reads form documents; elsewhere the same words have other meanings. */
const knowsDocuments = ({ file, text }: SourceFile) =>
  file.startsWith('packages/form-') || (/@sqos\/form-|sqosKey/.test(text) && !isOwnTable({ file, text }))

/** Whether a page lays out a table of its own with the table of form-widgets, whose columns name their kinds. */
const isOwnTable = ({ file, text }: SourceFile) =>
  file.startsWith('apps/admin/src/pages/') && text.includes("from '@sqos/form-widgets/table-form'")

/** The kinds of form-model, by the literal in their `.kind.ts`. */
export function kindNames(root = ROOT): string[] {
  return globSync(`${MODEL}/*/*.kind.ts`, { cwd: root }).flatMap((file) => {
    const [, name] = /\bname: '(\w+)'/.exec(readFileSync(join(root, file), 'utf8')) ?? []
    return name ?? []
  })
}

/** The kinds that a file names outside of comments. `searchedAs` may name another kind. */
export function namedKinds(text: string, kinds: readonly string[]): string[] {
  const code = text.replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$|\bsearchedAs: '\w+'/gm, '')
  return kinds.filter((kind) => (isWord(kind) ? namesWord(code, kind) : namesKind(code, kind)))
}

/** `'comInput'` or `comInput:`. */
const namesKind = (code: string, kind: string) => new RegExp(String.raw`'${kind}'|(?<![\w.-])${kind}:`).test(code)

/** `kind.name === 'date'`, `kindOf('date')`, `sqosKey: 'date'`, `kind: 'date'`, `kinds: ['date'`. */
const namesWord = (code: string, kind: string) =>
  new RegExp(
    String.raw`\b(?:kind(?:\?)?(?:\.name)?|[kK]indName|sqosKey)\s*(?:[!=]==|:)\s*'${kind}'` +
      String.raw`|\b(?:kindOf|fieldOf|widgetOf|isKind)\('${kind}'` +
      String.raw`|\bkinds: \[[^\]]*'${kind}'`,
  ).test(code) || casesOfKind(code).has(kind)

/** The cases of `switch (kind)`. */
function casesOfKind(code: string): Set<string> {
  const found = new Set<string>()
  for (const [, body] of code.matchAll(/switch \([\w.]*\bkind(?:\.name)?\) \{([\s\S]*?)\n {0,2}\}/g))
    for (const [, name = ''] of (body ?? '').matchAll(/case '(\w+)'/g)) found.add(name)
  return found
}

/** The kinds that the facets of a folder define: `user-select/user-select.field.tsx` and its neighbours. */
function ownKinds(file: string, root = ROOT): string[] {
  const [, folder] = new RegExp(`^((?:${MODEL}|${WIDGETS})/[\\w-]+)/`).exec(file) ?? []
  if (folder === undefined) return []
  return globSync(`${folder}/*.{kind,field,sketch}.{ts,tsx}`, { cwd: root }).flatMap((facet) =>
    kindsOf({ path: facet, text: readFileSync(join(root, facet), 'utf8') }),
  )
}

/** Problems: files outside of the folders of kinds that name a kind. */
export function kindProblems(files: readonly SourceFile[], kinds: readonly string[]): string[] {
  return files.flatMap(({ file, text }) => {
    if (isTest(file) || file in EXCEPTIONS || !knowsDocuments({ file, text })) return []
    const own = ownKinds(file)
    const named = namedKinds(text, kinds).filter((kind) => !own.includes(kind))
    return named.length === 0
      ? []
      : [`${file} names ${named.join(', ')}. Ask a facet of the kind instead, or move this into the kind's folder.`]
  })
}

/** Exceptions whose file no longer exists or no longer names a kind. */
const staleExceptions = (files: readonly SourceFile[], kinds: readonly string[]) =>
  Object.keys(EXCEPTIONS)
    .filter((path) => namedKinds(files.find(({ file }) => file === path)?.text ?? '', kinds).length === 0)
    .map((path) => `${path} names no kind; remove it from EXCEPTIONS.`)

/** The sources of all packages and apps. */
export const productFiles = (): SourceFile[] =>
  globSync('{packages,apps}/*/src', { cwd: ROOT })
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => sourceFiles(folder, /\.tsx?$/).map(({ file, text }) => ({ file: `${folder}/${file}`, text })))

if (import.meta.main) {
  const kinds = kindNames()
  const files = productFiles()
  report([...kindProblems(files, kinds), ...staleExceptions(files, kinds)], {
    fine: `${kinds.length} kinds of fields, each named in its own folders only.`,
  })
}
