import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { bundle, transform } from 'lightningcss'
import type { Options } from 'tsup'
import { withTypeScale } from './type-scale.ts'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

const MODULE = 'sqos-css-module'
const SHEET = 'sqos-css-sheet'
const MARK = '?module'

/** The import of a style sheet in built scripts, before the path of the script is known. */
const SHEET_IMPORT = new RegExp(`"${SHEET}:([^"]+)"`, 'g')

/** Folder of the style sheets in `dist`. */
const FOLDER = 'styles'

/** The style sheets of one build. */
export class Stylesheets {
  readonly #sheets = new Map<string, string>()

  /** Stores a style sheet and returns the name that scripts import. */
  add(file: string, code: string): string {
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
    const name = `${basename(file, '.css').replace('.module', '')}-${hash}.css`
    this.#sheets.set(name, code)
    return `${SHEET}:${name}`
  }

  async write(dist: string): Promise<void> {
    if (this.#sheets.size > 0) await mkdir(join(dist, FOLDER), { recursive: true })
    await Promise.all([...this.#sheets].map(([name, code]) => writeFile(join(dist, FOLDER, name), code)))
  }
}

/** The script with paths to its style sheets. `file` is relative to `dist`. */
export const withSheetPaths = (code: string, file: string): string =>
  code.replaceAll(SHEET_IMPORT, (_found, name: string) => {
    const path = relative(dirname(file), join(FOLDER, name))
    return JSON.stringify(path.startsWith('.') ? path : `./${path}`)
  })

/** The path of a source file; the bundler may only know the name that this plugin assigned. */
export const sourceOfModule = (source: string): string =>
  source.startsWith(`${MODULE}:`) ? source.slice(MODULE.length + 1, -MARK.length) : source

interface CssModulesOptions {
  packageName: string
  sheets: Stylesheets
}

/**
 * CSS plugin of the bundler. Class names of modules contain a hash of the package and the file, so they never collide
 * with those of other packages or of the host page. Each style sheet stays a separate file, imported by the script that
 * uses it: an application without the script does not load it.
 */
export function cssModules({ packageName, sheets }: CssModulesOptions): EsbuildPlugin {
  return {
    name: 'sqos:css-modules',
    setup(build) {
      build.onResolve({ filter: /^\..*\.css$/ }, ({ path, importer }) => {
        const file = resolve(dirname(importer), path)
        if (path.endsWith('.module.css')) {
          // The mark excludes the file from the bundler's own CSS handling, which does not support modules.
          return { path: `${relative(process.cwd(), file)}${MARK}`, namespace: MODULE }
        }
        return {
          path: sheets.add(file, withTypeScale(bundle({ filename: file }).code.toString())),
          external: true,
          sideEffects: true,
        }
      })
      build.onLoad({ filter: /.*/, namespace: MODULE }, async (args) => {
        const path = args.path.slice(0, -MARK.length)
        const { code, exports } = transform({
          filename: `${packageName}/${path}`,
          code: await readFile(path),
          // Names of grid areas stay as they are, as in Vite: each grid has its own.
          cssModules: { pattern: '[local]-[hash]', grid: false },
        })
        const names = Object.fromEntries(Object.entries(exports || {}).map(([local, { name }]) => [local, name]))
        const sheet = sheets.add(path, withTypeScale(code.toString()))
        return {
          contents: `import ${JSON.stringify(sheet)}\nexport default ${JSON.stringify(names)}`,
          loader: 'js',
          resolveDir: process.cwd(),
        }
      })
      build.onResolve({ filter: new RegExp(`^${SHEET}:`) }, ({ path }) => ({ path, external: true, sideEffects: true }))
    },
  }
}
