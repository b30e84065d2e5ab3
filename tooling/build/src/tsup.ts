import { readFileSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { defineConfig } from 'tsup'
import { cssModules, sourceOfModule, Stylesheets, withSheetPaths } from './css-modules.ts'

interface LibraryOptions {
  /** Sources that become separate files; default: the exports of package.json. */
  entry?: string[]
  /** The published types refer to the keys of the package's texts, so the texts are published with them. */
  typedTexts?: boolean
}

/**
 * The build of every package: ESM for browsers and Node, JavaScript only (types come from `tsc`), with source maps to
 * the published sources. Scripts import the styles that they use. Scripts with React are marked `'use client'`, so that
 * server components can import them.
 */
export function libraryBuild({ entry = exportedSources(), typedTexts = false }: LibraryOptions = {}) {
  const sheets = new Stylesheets()
  return defineConfig({
    entry: Object.fromEntries(entry.map((file) => [file.replace(/^src\//, '').replace(/\.tsx?$/, ''), file])),
    outDir: 'dist',
    format: ['esm'],
    target: 'es2023',
    dts: false,
    clean: true,
    splitting: true,
    sourcemap: true,
    // The package contains its sources.
    esbuildOptions: (options) => {
      options.sourcesContent = false
    },
    loader: { '.json': 'json' },
    esbuildPlugins: [cssModules({ packageName: packageName(), sheets })],
    onSuccess: async () => {
      await sheets.write('dist')
      await finishScripts()
      if (typedTexts) await publishTexts()
    },
  })
}

/** Imports that work in the client part of an application with server components only. */
const CLIENT =
  /(?:from|import)\s*["'](?:react|react-dom|react-router|react-redux|react-i18next|@arco-design\/web-react)(?:\/[^"']*)?["']/

async function finishScripts() {
  const files = await readdir('dist', { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const path = join('dist', file)
    const code = withSheetPaths(await readFile(path, 'utf8'), file)
    // On the first line, so that the lines of the source map stay valid.
    await writeFile(path, CLIENT.test(code) ? `'use client';${code}` : code)
  }
  for (const file of files.filter((name) => name.endsWith('.js.map'))) await finishMap(join('dist', file))
}

async function finishMap(path: string) {
  const map: { sources: string[] } = JSON.parse(await readFile(path, 'utf8'))
  const fromRoot = (source: string) => relative(dirname(path), sourceOfModule(source))
  map.sources = map.sources.map((source) => (sourceOfModule(source) === source ? source : fromRoot(source)))
  await writeFile(path, JSON.stringify(map))
}

async function publishTexts() {
  const files = await readdir('src', { recursive: true })
  const texts = files.filter((file) => /locales[\\/]\w+\.json$/.test(file))
  await Promise.all(texts.map((file) => cp(join('src', file), join('dist', file))))
}

/** The source files behind the `exports` of package.json. */
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
