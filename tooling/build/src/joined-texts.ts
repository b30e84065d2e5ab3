import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const LOADERS = 'loaders.generated.ts'
const VIRTUAL = 'virtual:joined-texts/'
const IMPORT_OF_LANGUAGE = /import\('\.\/(\w+)\.json'[^)]*\)/g

/**
 * Joins the texts of several folders `locales/` in one file per language, in production: a page that needs all of them
 * loads one file instead of one for each folder. `groups` are lists of folders that contain a `locales/`, as absolute
 * paths, by the name of the file.
 */
export function joinedTexts(groups: Readonly<Record<string, readonly string[]>>): Plugin {
  const entries = Object.entries(groups)
  return {
    name: 'sqos:joined-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${VIRTUAL}`) }, handler: (id) => id },
    load: {
      filter: { id: new RegExp(`^${VIRTUAL}`) },
      handler(id) {
        const [group = '', language = ''] = id.slice(VIRTUAL.length).split('/')
        const files = (groups[group] ?? []).map((folder) => join(folder, 'locales', `${language}.json`))
        const imports = files.map(
          (file, index) => `import t${index} from ${JSON.stringify(file.replaceAll('\\', '/'))}`,
        )
        return `${imports.join('\n')}\nexport { ${files.map((_, index) => `t${index}`).join(', ')} }`
      },
    },
    transform: {
      filter: { id: new RegExp(`${LOADERS.replaceAll('.', String.raw`\.`)}$`) },
      handler(code, id) {
        const folder = dirname(dirname(id)).replaceAll('\\', '/')
        const [group, folders] = entries.find(([, list]) => list.includes(folder)) ?? []
        if (!group || !folders) return
        const index = folders.indexOf(folder)
        return {
          code: code.replaceAll(
            IMPORT_OF_LANGUAGE,
            (_found, language: string) =>
              `import('${VIRTUAL}${group}/${language}').then((texts) => ({ default: texts.t${index} }))`,
          ),
          map: null,
        }
      },
    },
  }
}

/** The folders below `root` that contain generated loaders of texts and match one of `patterns`. */
export const foldersOfTexts = (root: string, patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(`${pattern}/locales/${LOADERS}`, { cwd: root }))
    .map((file) => join(root, dirname(dirname(file))).replaceAll('\\', '/'))
    .toSorted()
