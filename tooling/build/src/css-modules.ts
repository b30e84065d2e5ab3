import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { transform } from 'lightningcss'
import type { Options } from 'tsup'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

const MODULE = 'sqos-css-module'
const SHEET = 'sqos-css-sheet'
const MARK = '?module'

/**
 * CSS modules for the bundler: class names carry a hash of the package and the file, so that no two packages, and no
 * host page, can meet in one name.
 */
export function cssModules({ packageName }: { packageName: string }): EsbuildPlugin {
  return {
    name: 'sqos:css-modules',
    setup(build) {
      const sheets = new Map<string, string>()

      build.onResolve({ filter: /\.module\.css$/ }, ({ path, importer }) => ({
        // The mark keeps the bundler's own CSS handling, which knows no modules, away from the file.
        path: `${relative(process.cwd(), resolve(dirname(importer), path))}${MARK}`,
        namespace: MODULE,
      }))
      build.onLoad({ filter: /.*/, namespace: MODULE }, async (args) => {
        const path = args.path.slice(0, -MARK.length)
        const { code, exports } = transform({
          filename: `${packageName}/${path}`,
          code: await readFile(path),
          cssModules: { pattern: '[local]-[hash]' },
        })
        sheets.set(args.path, code.toString())
        const names = Object.fromEntries(Object.entries(exports || {}).map(([local, { name }]) => [local, name]))
        return {
          contents: `import ${JSON.stringify(`${SHEET}:${args.path}`)}\nexport default ${JSON.stringify(names)}`,
          loader: 'js',
          resolveDir: process.cwd(),
        }
      })

      build.onResolve({ filter: new RegExp(`^${SHEET}:`) }, ({ path }) => ({
        path: path.slice(SHEET.length + 1),
        namespace: SHEET,
      }))
      build.onLoad({ filter: /.*/, namespace: SHEET }, ({ path }) => ({
        contents: sheets.get(path) ?? '',
        loader: 'css',
      }))
    },
  }
}
