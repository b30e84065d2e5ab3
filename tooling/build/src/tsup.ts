import { readFileSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { cssModules } from './css-modules.ts'

interface LibraryOptions {
  /** Sources that are built as files of their own; default: what package.json exports. */
  entry?: string[]
  /** The published types are made of the keys of the package's texts, so these are published beside them. */
  typedTexts?: boolean
}

/**
 * The one build of every package: ESM for browsers and Node, JavaScript only (types come from `tsc`).
 * A package with CSS modules gets one stylesheet beside each entry; the entry imports it, so that
 * whoever installs the package has its styles without a second step.
 */
export function libraryBuild({ entry = exportedSources(), typedTexts = false }: LibraryOptions = {}) {
  return defineConfig({
    entry: Object.fromEntries(entry.map((file) => [file.replace(/^src\//, '').replace(/\.tsx?$/, ''), file])),
    outDir: 'dist',
    format: ['esm'],
    target: 'es2023',
    dts: false,
    clean: true,
    splitting: true,
    loader: { '.json': 'json' },
    esbuildPlugins: [cssModules({ packageName: packageName() })],
    onSuccess: async () => {
      await linkStylesheets()
      if (typedTexts) await publishTexts()
    },
  })
}

async function linkStylesheets() {
  const files = await readdir('dist', { recursive: true })
  for (const css of files.filter((file) => file.endsWith('.css'))) {
    const script = join('dist', scriptOf(css, files))
    const code = await readFile(script, 'utf8')
    const name = css.split('/').at(-1)
    await writeFile(script, `import './${name}';\n${code}`)
  }
}

async function publishTexts() {
  const files = await readdir('src', { recursive: true })
  const texts = files.filter((file) => /locales[\\/]\w+\.json$/.test(file))
  await Promise.all(texts.map((file) => cp(join('src', file), join('dist', file))))
}

/** The script beside a stylesheet; a chunk that is loaded later has another hash than its sheet: `Name-HASH.css`. */
function scriptOf(css: string, files: readonly string[]): string {
  const own = css.replace(/\.css$/, '.js')
  if (files.includes(own)) return own
  const stem = css.replace(/-[A-Z0-9]{8}\.css$/, '-')
  const chunk = files.find((file) => file.startsWith(stem) && file.endsWith('.js'))
  if (chunk) return chunk
  throw new Error(`build: dist/${css} belongs to no script, so nobody would load it.`)
}

/** The sources behind the `exports` of package.json: what others can import is what is built. */
function exportedSources(): string[] {
  const { exports = {} } = readManifest()
  return Object.values(exports)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replace(/^\.\//, ''))
}

function packageName(): string {
  const { name } = readManifest()
  if (name) return name
  throw new Error('build: package.json in this folder has no name. Run the build from the folder of a package.')
}

interface Manifest {
  name?: string
  exports?: Record<string, string>
}

const readManifest = (): Manifest => JSON.parse(readFileSync('package.json', 'utf8'))
