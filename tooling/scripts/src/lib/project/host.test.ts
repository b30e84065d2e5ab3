import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { generateModule } from '@sqos/code-generator'
import { formOfAllKinds, orderForm, orderList, orderTables } from '@sqos/form-model/testing'
import { expect, it } from 'vitest'
import { ROOT } from '../workspace.ts'

const DESIGNS = [
  { fullName: '每种控件', enCode: 'everyKind', formData: formOfAllKinds() },
  { fullName: '销售订单', enCode: 'salesOrder', formData: orderForm, columnData: orderList, tables: orderTables },
]

/** The code of both designs by path. */
const filesOf = (shape: 'workspace' | 'standAlone') =>
  DESIGNS.map(
    (design) =>
      new Map(
        generateModule(design, {
          settings: { module: 'business', className: design.enCode, description: '', shape },
          surroundings: { isTaken: () => false, spell: () => '' },
        }).files.map(({ path, text }) => [path, text]),
      ),
  )

interface Import {
  file: string
  name: string
  target: string
}

/** Each name that a file imports from another file. */
function importsOf(files: ReadonlyMap<string, string>): Import[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g)].flatMap(([, names = '', path = '']) =>
      names
        .split(',')
        .map((name) =>
          name
            .replace(/^\s*type\s/, '')
            .replace(/\sas\s.*$/s, '')
            .trim(),
        )
        .filter((name) => name !== '')
        .map((name) => ({ file, name, target: posix.join(posix.dirname(file), path) })),
    ),
  )
}

/** Whether a file has the export: a declaration, or a name in a list. */
const isExported = (text: string, name: string) =>
  new RegExp(`export (?:declare )?(?:async )?(?:const|function\\*?|class|interface|type) ${name}\\b`).test(text) ||
  [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].some(([, names = '']) =>
    new RegExp(`\\b${name}\\b`).test(names),
  ) ||
  // `export const { useAsQuery } = api`
  [...text.matchAll(/export const \{([^}]*)\} =/g)].some(([, names = '']) => new RegExp(`\\b${name}\\b`).test(names))

it('the workspace provides what generated code imports from it', () => {
  const lacking = filesOf('workspace').flatMap((files) =>
    importsOf(files)
      .filter(({ target }) => !files.has(target) && !target.endsWith('.generated.ts'))
      .filter(({ name, target }) => !isExported(readFileSync(join(ROOT, target), 'utf8'), name)),
  )

  expect(lacking).toEqual([])
})

it('the host of a stand-alone project provides the same', () => {
  const lacking = filesOf('standAlone').flatMap((files) =>
    importsOf(files).filter(({ name, target }) => !isExported(files.get(target) ?? '', name)),
  )

  expect(lacking).toEqual([])
})

it('the code of both shapes differs in its imports only', () => {
  const [workspace, projects] = [filesOf('workspace'), filesOf('standAlone')]
  const folders = {
    server: /^apps\/server\/src\/modules\/|^server\//,
    page: /^apps\/admin\/src\/pages\/business\/|^web\//,
  }
  const withoutImports = (text: string) =>
    text
      .replaceAll(/^import .*?'[^']+'$/gms, '')
      .replaceAll(/(?:from |import\(|declare module )'[^']+'/g, '')
      .trim()

  for (const [index, files] of workspace.entries()) {
    const names = (all: ReadonlyMap<string, string> | undefined) =>
      new Map(
        [...(all ?? [])]
          .filter(([path]) => /\.tsx?$/.test(path) && !/\.test\.ts$|host\/|loaders/.test(path))
          .filter(([path]) => folders.server.test(path) || folders.page.test(path))
          .map(([path, text]) => [path.split('/').at(-1), withoutImports(text)]),
      )
    const [mine, theirs] = [names(files), names(projects[index])]
    for (const [name, text] of mine) expect([name, theirs.get(name)]).toEqual([name, text])
    expect(mine.size).toBeGreaterThan(20)
  }
})
