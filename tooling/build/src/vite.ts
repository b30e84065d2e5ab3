import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Plugin, transformWithOxc } from 'vite'
import { withTypeScale } from './type-scale.ts'

const ARCO_IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]@arco-design\/web-react['"]/g

/** Exports of Arco whose styles are in the folder of another component. */
const STYLE_FOLDER: Record<string, string> = { Row: 'Grid', Col: 'Grid' }

/**
 * Adds the style sheet of each imported Arco component: `import { Button } from '@arco-design/web-react'` loads
 * Button's styles only. The complete sheet is 62.6 kB gzip, of which the sign-in page needs a fraction.
 * `ConfigProvider` adds the tokens and the rules of icons, for screens without another component of Arco.
 */
export function arcoStyles(): Plugin {
  return {
    name: 'sqos:arco-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '@arco-design/web-react' },
      handler(code, id) {
        const names = [...code.matchAll(ARCO_IMPORT)]
          .filter((match) => !match[0].startsWith('import type'))
          .flatMap((match) => (match[1] ?? '').split(','))
          .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
          .filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Props'))
        if (names.length === 0) return
        const { resolve } = createRequire(id.split('?')[0] ?? id)
        const lists = names.map((name) =>
          resolve(`@arco-design/web-react/es/${STYLE_FOLDER[name] ?? name}/style/css.js`),
        )
        const sheets = new Set(lists.flatMap(stylesheetsOf))
        const styles = [...sheets].map((file) => `import ${JSON.stringify(file.replaceAll('\\', '/'))};`)
        return { code: `${code}\n${styles.join('\n')}`, map: null }
      },
    },
  }
}

/**
 * The style sheets that a component's `style/css.js` imports, in order. They are listed because Vite pre-bundles
 * dependencies, and reloads the page for a dependency that it discovers later: fatal in a browser test.
 */
function stylesheetsOf(list: string): string[] {
  const imports = [...readFileSync(list, 'utf8').matchAll(/import\s*['"]([^'"]+)['"]/g)]
  return imports.flatMap(([, path = '']) => {
    const file = join(dirname(list), path)
    return path.endsWith('.css') ? [file] : stylesheetsOf(file)
  })
}

const JSON_ATTRIBUTE =
  /(import\(\s*['"][^'"]+\.json['"])\s*,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"]\s*\}\s*,?\s*\}\s*\)/g

/**
 * Supports `import('./zh.json', { with: { type: 'json' } })` in Vite's dev server and in browser tests. Node requires
 * the attribute; Vite serves the file as a module and keeps the attribute in a dynamic import, which the browser then
 * refuses.
 */
export function jsonImports(): Plugin {
  return {
    name: 'sqos:json-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /type:\s*['"]json['"]/ },
      handler: (code) => ({ code: code.replaceAll(JSON_ATTRIBUTE, '$1)'), map: null }),
    },
  }
}

/** Adds the sizes of texts to style sheets, for pages without the theme of ui-kit. */
export function typeScale(): Plugin {
  return {
    name: 'sqos:type-scale',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/, code: 'var(--' },
      handler: (code) => ({ code: withTypeScale(code), map: null }),
    },
  }
}

const OBSERVER = 'resize-observer-polyfill'

/** Removes Arco's polyfill of `ResizeObserver`, 3 kB gzip: all supported browsers have it. */
export function nativeResizeObserver(): Plugin {
  return {
    name: 'sqos:native-resize-observer',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^resize-observer-polyfill$/ }, handler: () => `\0${OBSERVER}` },
    load: {
      // oxlint-disable-next-line no-control-regex -- Vite's mark for virtual modules
      filter: { id: /^\0resize-observer-polyfill$/ },
      handler: () => 'export default globalThis.ResizeObserver',
    },
  }
}

/**
 * Identifies a build by all of its files: `<meta name="sqos-version">` in index.html is the version of the page,
 * `version.json` the current version on the server. Equal sources have equal versions.
 */
export function versionFile(): Plugin {
  return {
    name: 'sqos:version-file',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        { tag: 'meta', attrs: { name: 'sqos-version', content: versionOf(Object.keys(bundle)) }, injectTo: 'head' },
      ],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify({ version: versionOf(Object.keys(bundle)) })
        this.emitFile({ type: 'asset', fileName: 'version.json', source })
      },
    },
  }
}

/**
 * Writes a service worker as `name.js` of the root, so that it serves the whole application. The source has no imports, and contains
 * `__SHELL_VERSION__` for the version of the build.
 */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'sqos:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
        const fileName = basename(source).replace(/\.ts$/, '.js')
        this.emitFile({
          type: 'asset',
          fileName,
          source: code.replaceAll('__SHELL_VERSION__', versionOf(Object.keys(bundle))),
        })
      },
    },
  }
}

/**
 * Adds a Brotli file beside each script and style, compressed as far as possible: 14 % smaller than what a server
 * compresses while somebody waits. The server sends `name.js.br` for `name.js`.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'sqos:compressed-files',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))
      await Promise.all(
        names.map(async (name) => {
          const file = join(dir, name)
          await writeFile(`${file}.br`, await brotli(await readFile(file)))
        }),
      )
    },
  }
}

const brotli = promisify(brotliCompress)

/**
 * Names of scripts and styles in `assets` contain a hash of their content; other files do not change the running code. The service
 * worker is none of them: it is written after index.html has got its version.
 */
function versionOf(fileNames: readonly string[]): string {
  const hashed = fileNames.filter((name) => /^assets\/.*\.(js|css)$/.test(name)).toSorted()
  return createHash('sha256').update(hashed.join('\n')).digest('hex').slice(0, 12)
}

/** The older format of a face, behind the newer one. */
const OLDER_FACE = /,\s*url\(([^)]+\.woff)\)\s*format\(["']?woff["']?\)/g

/** Removes the files of fonts in WOFF where a style sheet has WOFF 2 as well: all supported browsers read that. */
export function woff2Only(): Plugin {
  return {
    name: 'sqos:woff2-only',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          file.source = Buffer.from(file.source).toString('utf8').replaceAll(OLDER_FACE, '')
        }
        for (const name of Object.keys(bundle)) if (name.endsWith('.woff')) delete bundle[name]
      },
    },
  }
}
