import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { jsonImports } from '@sqos/build/vite'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

/** The largest size of one field beyond React and Arco, in kB gzip. React 18, which needs `forwardRef`, takes 80 of them. */
const LIMIT = 15.4

/** Larger fields: a calculated field has the functions of formulas, a sub-table has text and number boxes. */
const LARGER: Readonly<Record<string, number>> = { calculate: 17.6, 'table-form': 15.6 }

const root = join(import.meta.dirname, '..')
// The custom element brings React and Arco. `kinds`, `sketches` and `views` are registries of all fields, for forms and designers.
const sources = Object.entries(manifest.exports).filter(
  ([path]) => !/(json|css)$|^\.$|testing|element|kinds|sketches|views/.test(path),
)
const entries: Record<string, string> = {
  ...Object.fromEntries(sources.map(([path, file]) => [path.slice(2), join(root, file)])),
  'one name of the root index': join(root, 'src/one-name.example.ts'),
}

/** Whether a module belongs to React or Arco, which are not counted. */
const isExternal = (id: string) => /^(react|react-dom|@arco-design\/web-react)(\/|$)/.test(id)

let chunks: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = []

beforeAll(async () => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [jsonImports()],
    // Class names without hashes, because hashes depend on the folder of the checkout.
    css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
    build: {
      write: false,
      minify: true,
      cssCodeSplit: true,
      rolldownOptions: {
        input: entries,
        external: isExternal,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
})

/** The statically imported chunks of a chunk, including itself. */
function loadedWith(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known
  known.add(name)
  const chunk = chunks.find((one) => one.fileName === name)
  if (chunk?.type === 'chunk') for (const imported of chunk.imports) loadedWith(imported, known)
  return known
}

function sizeOf(entry: string): number {
  const chunk = chunks.find((one) => one.type === 'chunk' && one.isEntry && one.name === entry)
  if (!chunk) throw new Error(`${entry} was not built`)
  const loaded = [...loadedWith(chunk.fileName)].flatMap((name) => chunks.find((one) => one.fileName === name) ?? [])
  const sheets = loaded.flatMap((one) => (one.type === 'chunk' ? [...(one.viteMetadata?.importedCss ?? [])] : []))
  const styles = [...new Set(sheets)].flatMap((name) => chunks.find((one) => one.fileName === name) ?? [])
  const code = [...loaded, ...styles].map((one) => (one.type === 'chunk' ? one.code : String(one.source))).join('\n')
  return gzipSync(code).length
}

it.each(Object.keys(entries))('%s stays below its limit of kB gzip beyond React and Arco', (entry) => {
  const size = sizeOf(entry)

  if (process.env['SIZES']) process.stdout.write(`${entry} ${(size / 1024).toFixed(1)} kB\n`)
  expect(size).toBeLessThan((LARGER[entry] ?? LIMIT) * 1024)
})

it('every folder of a field is a subpath of the workspace and of the published package', () => {
  const published = Object.keys(manifest.publishConfig.exports)
  const index = readFileSync(join(root, 'src/fields.generated.ts'), 'utf8')
  const folders = [...index.matchAll(/from '(\.\/[\w-]+)\/index\.ts'/g)].map(([, name = '']) => name)

  expect(published).toEqual(Object.keys(manifest.exports))
  expect(folders.filter((folder) => !(folder in manifest.exports))).toEqual([])
})
