import type { Module } from '../design/module.ts'
import type { Surroundings } from '../design/read-module.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { inFolder, json, type NamedText, pageFiles, serverFiles } from '../module-files.ts'
import { pageFile, textsOf } from '../page/contract.ts'
import { migrationFile } from '../server/storage.ts'
import { testFile } from '../server/test-file.ts'
import { templateFiles } from '../template.ts'
import { VERSIONS } from '../versions.generated.ts'
import { projectApi } from './api.ts'
import { inPage, inServer } from './places.ts'
import { missingData, projectReadme } from './readme.ts'

/** Folders, schemas and tables of the host. */
const TAKEN: ReadonlySet<string> = new Set(
  'host migrations directory fileTicket bill_numbers kysely_migration kysely_migration_lock'.split(' '),
)

export const isTakenInProject = (name: string) => TAKEN.has(name)

/** The module with what a stand-alone project lacks among its notes. */
export const asProject = (module: Module): Module => ({ ...module, notes: [...module.notes, ...missingData(module)] })

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const LOADERS = `// Each language is loaded when it is first shown.
export const loaders = {
  zh: () => import('./zh.json'),
  zhtw: () => import('./zhtw.json'),
  en: () => import('./en.json'),
}
`

/** A small application around the module: the same module and page as in the workspace, with a host of their own. */
export function projectFiles(
  module: Module,
  { entriesOf = () => [] }: Pick<Surroundings, 'entriesOf'>,
): GeneratedFile[] {
  const { name, Name, camel, CONST } = module.names
  const own: NamedText[] = [
    ...inFolder(`server/${name}`, serverFiles(module)),
    [`server/${name}/${name}.test.ts`, testFile(module, { hasPermissions: false })],
  ]
  const code: NamedText[] = [
    ...own.map(([path, text]): NamedText => [path, inServer(text)]),
    [`server/migrations/0001-${name}.ts`, migrationFile(module)],
    [`shared/${name}.page.ts`, pageFile(module)],
    ['web/api.ts', projectApi(module)],
    ...inFolder(`web/${name}`, pageFiles(module)).map(([path, text]): NamedText => [path, inPage(text)]),
    [`web/${name}/locales/loaders.ts`, LOADERS],
  ]
  const fill = (text: string) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__Name__', Name)
      .replaceAll('__camel__', camel)
      .replaceAll('__CONST__', CONST)
      .replaceAll('__title__', module.title)
  const host = [...templateFiles()].map(([path, text]): NamedText => {
    if (path === 'package.json') return [path, manifest(fill(text))]
    if (path === 'index.html') return [path, text.replace('__title__', asHtml(module.title))]
    if (path === 'server/directory.json') return [path, directory(text, { module, entriesOf })]
    const language = /^shared\/locales\/(\w+)\.json$/.exec(path)?.[1]
    return language === undefined
      ? // With a dot, these would rule the template itself.
        [path.replace(/^(?=gitignore$|oxlintrc)/, '.'), fill(text)]
      : [path, texts(text, { module, language })]
  })
  return [['README.md', projectReadme(module)] satisfies NamedText, ...host, ...code].map(([path, text]) => ({
    path,
    text,
  }))
}

type Record_ = Readonly<Record<string, string>>

function manifest(text: string): string {
  const parsed: { dependencies: Record_; devDependencies: Record_ } = JSON.parse(text)
  const withVersions = (names: Record_) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, VERSIONS[name] ?? '*']))
  const { dependencies, devDependencies } = parsed
  return json({
    ...parsed,
    dependencies: withVersions(dependencies),
    devDependencies: withVersions(devDependencies),
  })
}

function texts(text: string, { module, language }: { module: Module; language: string }): string {
  const host: Record_ = JSON.parse(text)
  const { pages, server } = textsOf(module)
  const of = (all: Readonly<Record<string, Record_>>) => all[language] ?? {}
  return json({ ...host, ...of(pages), ...of(server) })
}

function directory(
  text: string,
  { module, entriesOf }: { module: Module; entriesOf: NonNullable<Surroundings['entriesOf']> },
): string {
  const parsed: object = JSON.parse(text)
  const codes = [...module.fields, ...module.subTables.flatMap(({ fields }) => fields)].flatMap(
    ({ control }) => /\bdictionary=\{'([^']*)'\}/.exec(control.props)?.[1] ?? [],
  )
  const dictionaries = Object.fromEntries(
    codes.map((code) => [code, entriesOf(code).map(({ id, enCode, fullName }) => ({ id, enCode, fullName }))]),
  )
  return json({ ...parsed, dictionaries })
}

/** The base of later merges: every file as it was generated, to be part of the archive. */
export const withBase = (files: readonly GeneratedFile[]): GeneratedFile[] => [
  ...files,
  { path: 'generated.base.json', text: json(Object.fromEntries(files.map(({ path, text }) => [path, text]))) },
]
