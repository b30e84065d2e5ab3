import type { Module } from './design/module.ts'
import { type Design, readModule, type Settings, type Surroundings } from './design/read-module.ts'
import { apiFile, pageFile, textsOf } from './page/contract.ts'
import { detailPage } from './page/detail.ts'
import { formFiles, formHook } from './page/form.ts'
import { importHook, importPage, indexPage } from './page/frame.ts'
import { cataloguePage, columnsPage, listPage, optionsPage } from './page/list.ts'
import { helpersPage } from './page/shown.ts'
import { localesOf, scriptsPage } from './page/texts.ts'
import { readmeFile } from './readme.ts'
import { fieldFiles, fieldSets } from './server/fields.ts'
import { repositoryFile } from './server/repository.ts'
import { indexFile, routesFile } from './server/routes.ts'
import { serviceFile } from './server/service.ts'
import { migrationFile, schemaFile, tablesFile } from './server/storage.ts'
import { testFile } from './server/test-file.ts'
import { exportOf, importOf } from './server/transfer.ts'
import { cellsFile, textsFile, valuesFile } from './server/shared.ts'

/** A generated file. */
export interface GeneratedFile {
  /** Below the root of the workspace. */
  path: string
  text: string
}

/** The files of a module, not yet formatted, and what the reader should know. */
export interface GeneratedModule {
  name: string
  title: string
  area: string
  files: readonly GeneratedFile[]
  notes: readonly string[]
}

/** What \`pnpm new generated\` needs: \`generated.json\` of the module. */
export interface InstallManifest {
  name: string
  camel: string
  CONST: string
  area: string
  texts: ReturnType<typeof textsOf>
  /** The paths of all files of the archive. */
  files: readonly string[]
}

/** Generates the module of a design for the workspace. Nothing is refused; see \`notes\`. */
export function generateModule(
  design: Design,
  { settings, surroundings }: { settings: Settings; surroundings: Surroundings },
): GeneratedModule {
  const module = readModule(design, settings, surroundings)
  const { names, title, area, notes } = module
  return { name: names.name, title, area, files: filesOf(module), notes }
}

function filesOf(module: Module): GeneratedFile[] {
  const { names, area, scripts } = module
  const { name, camel } = names
  const server = `apps/server/src/modules/${name}`
  const page = `apps/admin/src/pages/${area}/${camel}`
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  const hasOptions = [...module.fields, ...module.subTables.flatMap(({ fields }) => fields)].some(
    ({ options }) => options,
  )
  const helpers = helpersPage(module)
  const files: [path: string, text: string][] = [
    [`${server}/README.md`, readmeFile(module)],
    [`${server}/index.ts`, indexFile(module)],
    [`${server}/${name}.routes.ts`, routesFile(module)],
    [`${server}/${name}.service.ts`, serviceFile(module)],
    [`${server}/${name}.repository.ts`, repositoryFile(module)],
    [`${server}/${name}.schema.ts`, schemaFile(module)],
    [`${server}/${name}.tables.ts`, tablesFile(module)],
    [`${server}/${name}.export.ts`, exportOf(module)],
    [`${server}/${name}.import.ts`, importOf(module)],
    [`${server}/${name}.test.ts`, testFile(module)],
    ...fieldSets(module).flatMap((set) =>
      fieldFiles(set).map(([path, text]): [string, string] => [`${server}/${path}`, text]),
    ),
    [`${server}/values.ts`, valuesFile()],
    [`${server}/cells.ts`, cellsFile()],
    [`${server}/texts.ts`, textsFile(module)],
    [`apps/server/migrations/0000-${name}.ts`, migrationFile(module)],
    [`packages/contract/src/pages/${name}.page.ts`, pageFile(module)],
    [`packages/api-client/src/${name}/index.ts`, apiFile(module)],
    [`${page}/index.tsx`, indexPage(module)],
    [`${page}/catalogue.ts`, cataloguePage(module)],
    [`${page}/use-${name}-list.ts`, listPage(module)],
    [`${page}/use-${name}-columns.tsx`, columnsPage(module)],
    [`${page}/use-${name}-form.ts`, formHook(module)],
    [`${page}/use-${name}-import.ts`, importHook(module)],
    [`${page}/${names.Name}Import.tsx`, importPage(module)],
    ...formFiles(module).map(([path, text]): [string, string] => [`${page}/${path}`, text]),
    ...detailPage(module).map(([path, text]): [string, string] => [`${page}/${path}`, text]),
    ...(hasOptions ? [[`${page}/${name}-options.ts`, optionsPage(module)] as [string, string]] : []),
    ...(helpers === undefined ? [] : [[`${page}/${name}-values.ts`, helpers] as [string, string]]),
    ...(scripts.length > 0 ? [[`${page}/${name}-scripts.ts`, scriptsPage(module)] as [string, string]] : []),
    ...Object.entries(localesOf(module)).map(([language, texts]): [string, string] => [
      `${page}/locales/${language}.json`,
      json(texts),
    ]),
  ]
  const manifestPath = `${server}/generated.json`
  const manifest: InstallManifest = {
    name,
    camel,
    CONST: names.CONST,
    area,
    texts: textsOf(module),
    files: [manifestPath, ...files.map(([path]) => path)].toSorted(),
  }
  const [readme, ...code] = files.map(([path, text]) => ({ path, text }))
  return [...(readme ? [readme] : []), { path: manifestPath, text: json(manifest) }, ...code]
}
