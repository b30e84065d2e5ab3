import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ARCO_IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]@arco-design\/web-react['"]/g

/** Exports of Arco whose styles lie in another component's folder. */
const STYLE_FOLDER: Record<string, string> = { Row: 'Grid', Col: 'Grid' }

/**
 * Adds each imported Arco component's own stylesheet: `import { Button } from '@arco-design/web-react'`
 * brings Button's styles and no other's. The whole sheet is 62.6 kB gzip, the sign-in page needs a fraction.
 * `ConfigProvider` brings the tokens and the rules of icons, for screens that use no other component of Arco.
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
 * The stylesheets that a component's `style/css.js` imports, in its order. They are named one by one because Vite
 * bundles a dependency's scripts in advance, and one it meets only now makes it reload the page: fatal in a browser test.
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
 * Lets `import('./zh.json', { with: { type: 'json' } })` work in Vite's dev server and in browser tests. Node wants the
 * attribute; Vite serves the file as a module and leaves the attribute in a dynamic import, so the browser refuses it.
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

const OBSERVER = 'resize-observer-polyfill'

/** Every browser that this runs in has a `ResizeObserver`: what Arco brings along instead of it is 3 kB gzip of nothing. */
export function nativeResizeObserver(): Plugin {
  return {
    name: 'sqos:native-resize-observer',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^resize-observer-polyfill$/ }, handler: () => `\0${OBSERVER}` },
    load: {
      // oxlint-disable-next-line no-control-regex -- how Vite marks what is no file
      filter: { id: /^\0resize-observer-polyfill$/ },
      handler: () => 'export default globalThis.ResizeObserver',
    },
  }
}

/**
 * Names the build after all of its files: `<meta name="sqos-version">` in index.html is what a page came from,
 * `version.json` what the server has now. The same sources give the same name.
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

/** Names of scripts and styles hold a hash of their content; other files do not change what runs. */
function versionOf(fileNames: readonly string[]): string {
  const hashed = fileNames.filter((name) => /\.(js|css)$/.test(name)).toSorted()
  return createHash('sha256').update(hashed.join('\n')).digest('hex').slice(0, 12)
}
