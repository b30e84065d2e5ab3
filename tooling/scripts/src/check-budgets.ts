import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { heaviestModules } from './lib/heaviest-modules.ts'
import { report } from './lib/verdict.ts'
import { ROOT } from './lib/workspace.ts'

/** An entry of Vite's manifest. */
export interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
export type Manifest = Record<string, Chunk>

/** The files that one screen loads: the entry, these chunks, and all their static imports. */
interface View {
  name: string
  /** Chunks that the screen loads later, by source path. Each pattern must match one. */
  lazy: RegExp[]
  /** Chunks whose files are not counted: the page has loaded them before. */
  after?: RegExp[]
  /** Maximum sizes in kB gzip (1 kB = 1000 bytes). */
  js: number
  css?: number
  /** Maximum number of files, scripts and styles together: each costs a request. */
  files?: number
}

/** Texts loaded before the first screen, and those loaded with the frame and the page. */
const FIRST_TEXTS = /joined-texts\/start\/zh$/
const MORE_TEXTS = /joined-texts\/frame\/zh$|(?:\/validators\/src|systemData\/dictionary)\/locales\/zh\.json$/

const SIGN_IN = [/screens\/SignInScreen\.tsx$/, FIRST_TEXTS]

/**
 * A chunk of `apps/admin/vite.chunks.ts`: the manifest does not name the modules in it, nor the pages that are loaded with it.
 */
const group = (name: string) => new RegExp(String.raw`^_${name}-[\w-]{8}\.js$`)

/** Opened by a signed-in user: without the sign-in page, and without drawers and dialogs that a click loads. */
const DICTIONARY = [group('frame'), /pages\/systemData\/dictionary\/index\.tsx$/, FIRST_TEXTS, MORE_TEXTS]

/** Texts of the pages of published forms. */
const FORM_TEXTS = /joined-texts\/(?:frame|generated)\/zh$/

/** The list of a published form, with conditions of texts and options. */
const LIST = [group('frame'), group('generated'), FIRST_TEXTS, FORM_TEXTS]

/** A new request with fields of texts, options, numbers and dates. */
const FORM = [
  group('frame'),
  group('task'),
  group('records'),
  group('numbers'),
  group('moments'),
  FIRST_TEXTS,
  FORM_TEXTS,
]

/** The panel and the part that speaks SIP, which the first call loads. */
const PHONE = [
  /app\/calls\/SeatPhone\.tsx$/,
  /call-panel\/src\/core\/jssip-line\.ts$/,
  /call-panel\/src\/locales\/zh\.json$/,
]

const VIEWS: View[] = [
  { name: 'sign-in page', lazy: SIGN_IN, js: 165, css: 45, files: 10 },
  { name: 'signed-in shell with the dictionary', lazy: DICTIONARY, js: 289, files: 30 },
  { name: 'list of a published form', lazy: LIST, js: 448, css: 48, files: 46 },
  { name: 'form of a new request', lazy: FORM, js: 503, css: 55, files: 63 },
  { name: 'phone with JsSIP, loaded for users with a seat', lazy: PHONE, after: DICTIONARY, js: 90 },
]

/** A library that loads with the first part that needs it. */
export interface LateLibrary {
  name: string
  /** Source path of the chunk that contains it. */
  chunk: RegExp
  /** A text of its code, which stays in minified files. */
  mark: string
}

const LATE: LateLibrary[] = [{ name: 'ECharts', chunk: /charts\/src\/engine\/engine\.ts$/, mark: '__ec_inner_' }]

/** Screens that load no late library: those with a budget, the start page and the dashboard. */
const WITHOUT_LATE: Pick<View, 'name' | 'lazy'>[] = [
  ...VIEWS,
  { name: 'page home', lazy: [group('frame'), group('home')] },
  { name: 'page dashboard', lazy: [group('frame'), /pages\/dashboard\/index\.tsx$/] },
]

/** Problems of a library that is not in a chunk of its own, or that a screen loads at once. */
export function lateProblems(
  manifest: Manifest,
  {
    library: { name, chunk, mark },
    views,
    read,
  }: {
    library: LateLibrary
    views: readonly Pick<View, 'name' | 'lazy'>[]
    read: (file: string) => string
  },
): string[] {
  const own = Object.entries(manifest).find(([key]) => chunk.test(key))?.[1]
  // Without this the search below would find nothing, whatever the screens load.
  if (!own || !read(own.file).includes(mark))
    return [`${name} is not in a chunk of its own: no chunk of the build matches ${chunk} and contains "${mark}".`]
  return views.flatMap((view) => {
    const { js, notFound } = filesOf(manifest, view.lazy)
    const found = [...js].filter((file) => read(file).includes(mark))
    return [
      ...notFound.map((pattern) => `${view.name}: no chunk of the build matches ${pattern}.`),
      ...found.map((file) => `${view.name} loads ${name} at once, in ${file}: import it with the part that needs it.`),
    ]
  })
}

/** The files of a view, each once. Returns the pattern when it matches nothing. */
export function filesOf(manifest: Manifest, lazy: RegExp[]): { js: Set<string>; css: Set<string>; notFound: string[] } {
  const files = { js: new Set<string>(), css: new Set<string>(), notFound: [] as string[] }
  const keys = Object.keys(manifest)
  const seen = new Set<string>()
  function add(key: string) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    if (chunk.file.endsWith('.js')) files.js.add(chunk.file)
    if (chunk.file.endsWith('.css')) files.css.add(chunk.file)
    for (const css of chunk.css ?? []) files.css.add(css)
    for (const other of chunk.imports ?? []) add(other)
  }
  keys.filter((key) => manifest[key]?.isEntry).forEach(add)
  for (const pattern of lazy) {
    const found = keys.filter((key) => pattern.test(key))
    if (found.length === 0) files.notFound.push(String(pattern))
    found.forEach(add)
  }
  return files
}

/** Chunks that import the entry, which starts the application: a change of it would change all of them. */
export function importersOfEntry(manifest: Manifest): string[] {
  const isEntry = (key: string) => manifest[key]?.isEntry
  return Object.entries(manifest).flatMap(([key, { imports }]) => (imports?.some(isEntry) ? [key] : []))
}

/** Chunks that import each other. One of them is evaluated first, and what it calls at the top level of the other is not there yet. */
export function chunksInCircles(manifest: Manifest): string[] {
  const reach = (key: string, found = new Set<string>()) => {
    for (const other of manifest[key]?.imports ?? []) {
      if (found.has(other)) continue
      found.add(other)
      reach(other, found)
    }
    return found
  }
  return Object.keys(manifest).filter((key) => reach(key).has(key))
}

async function main() {
  const dist = join(ROOT, 'apps/admin/dist')
  const manifestFile = join(dist, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return report(['apps/admin is not built: run pnpm build first.'], { fine: '' })
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const size = (files: Set<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000

  const problems = importersOfEntry(manifest).map(
    (key) => `${key} imports the entry: give what it needs a chunk in apps/admin/vite.chunks.ts.`,
  )
  const circle = chunksInCircles(manifest)
  if (circle.length > 0)
    problems.push(
      `These chunks import each other: ${circle.join(', ')}. Move what both need in apps/admin/vite.form-chunks.ts.`,
    )
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  for (const library of LATE) problems.push(...lateProblems(manifest, { library, views: WITHOUT_LATE, read }))
  const lines: string[] = []
  const tooBig = new Set<string>()
  for (const view of VIEWS) {
    const { js, css, notFound } = filesOf(manifest, view.lazy)
    for (const file of view.after ? filesOf(manifest, view.after).js : []) js.delete(file)
    problems.push(...notFound.map((pattern) => `${view.name}: no chunk of the build matches ${pattern}.`))
    const sizes = [
      { kind: 'JS', kB: size(js), most: view.js, files: js },
      { kind: 'CSS', kB: size(css), most: view.css ?? Infinity, files: css },
    ]
    const count = js.size + css.size
    if (view.files !== undefined) lines.push(`${view.name}: ${count} of ${view.files} files`)
    if (count > (view.files ?? Infinity))
      problems.push(`${view.name}: ${count} files are too many: group them in apps/admin/vite.chunks.ts.`)
    for (const { kind, kB, most, files } of sizes) {
      const line = `${view.name}: ${kB.toFixed(1)} kB ${kind}${most < Infinity ? ` of ${most}` : ''} (gzip)`
      lines.push(line)
      if (kB <= most) continue
      problems.push(`${line} is too much.`)
      for (const file of files) tooBig.add(file)
    }
  }
  if (tooBig.size > 0)
    problems.push('The heaviest modules in it, before they are minified:', ...(await heaviestModules(tooBig)))
  report(problems, { fine: lines.join('\n') })
}

if (import.meta.main) await main()
