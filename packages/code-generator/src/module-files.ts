import type { Module } from './design/module.ts'
import { cellValuesPage, ownCells } from './page/cells.ts'
import { detailPage } from './page/detail.ts'
import { formFiles, formHook } from './page/form.ts'
import { detailHook, importHook, importPage, indexPage } from './page/frame.ts'
import { cataloguePage, columnsPage, listPage, optionsPage } from './page/list.ts'
import { helpersPage } from './page/shown.ts'
import { localesOf, scriptsPage } from './page/texts.ts'
import { fieldFiles, fieldSets } from './server/fields.ts'
import { repositoryFile } from './server/repository.ts'
import { indexFile, routesFile } from './server/routes.ts'
import { serviceFile } from './server/service.ts'
import { cellsFile, choicesFile, textsFile, valuesFile } from './server/shared.ts'
import { schemaFile, tablesFile } from './server/storage.ts'
import { exportOf, importOf } from './server/transfer.ts'

/** A file by its path. */
export type NamedText = [path: string, text: string]

export const inFolder = (folder: string, files: readonly NamedText[]): NamedText[] =>
  files.map(([path, text]) => [`${folder}/${path}`, text])

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The module of the server, without its tests; both shapes have it. */
export function serverFiles(module: Module): NamedText[] {
  const { name } = module.names
  return [
    ['index.ts', indexFile(module)],
    [`${name}.routes.ts`, routesFile(module)],
    [`${name}.service.ts`, serviceFile(module)],
    [`${name}.repository.ts`, repositoryFile(module)],
    [`${name}.schema.ts`, schemaFile(module)],
    [`${name}.tables.ts`, tablesFile(module)],
    [`${name}.export.ts`, exportOf(module)],
    [`${name}.import.ts`, importOf(module)],
    ...fieldSets(module).flatMap(fieldFiles),
    ['values.ts', valuesFile()],
    ['cells.ts', cellsFile()],
    ['choices.ts', choicesFile()],
    ['texts.ts', textsFile(module)],
  ]
}

/** The page; both shapes have it. */
export function pageFiles(module: Module): NamedText[] {
  const { names, scripts } = module
  const { name, Name } = names
  const hasOptions = [...module.fields, ...module.subTables.flatMap(({ fields }) => fields)].some(
    ({ options }) => options,
  )
  const helpers = helpersPage([...module.fields, ...module.subTables.flatMap(ownCells)])
  const cellValues = cellValuesPage(module)
  const files: NamedText[] = [
    ['index.tsx', indexPage(module)],
    ['catalogue.ts', cataloguePage(module)],
    [`use-${name}-list.ts`, listPage(module)],
    [`use-${name}-columns.tsx`, columnsPage(module)],
    [`use-${name}-detail.ts`, detailHook(module)],
    [`use-${name}-form.ts`, formHook(module)],
    [`use-${name}-import.ts`, importHook(module)],
    [`${Name}Import.tsx`, importPage(module)],
    ...formFiles(module),
    ...detailPage(module),
  ]
  if (hasOptions) files.push([`${name}-options.ts`, optionsPage(module)])
  if (helpers !== undefined) files.push([`${name}-values.ts`, helpers])
  if (cellValues !== undefined) files.push([`${name}-cells.ts`, cellValues])
  if (scripts.length > 0) files.push([`${name}-scripts.ts`, scriptsPage(module)])
  for (const [language, texts] of Object.entries(localesOf(module)))
    files.push([`locales/${language}.json`, json(texts)])
  return files
}
