import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '@sqos/test-kit/port'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { isFull } from '@sqos/vitest-config/suites'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { type AppPage, CALL_PAGE, OTHER_REACT_FILES, otherReactPackages, otherReactSteps } from './lib/other-react.ts'
import { faultsOfPacked } from './lib/packed.ts'
import { endWithChildren, run } from './lib/run.ts'
import { installWith, tarballName, tarballsIn } from './lib/tarballs.ts'
import { runSteps, type Step, type Verdict } from './lib/verdict.ts'
import { ROOT, versionOf, workspacePackages, type WorkspacePackage } from './lib/workspace.ts'

const BIN = join(ROOT, 'tooling/scripts/node_modules/.bin')

/**
 * Packs every publishable package and installs all tarballs into one empty Vite + React app. The full run also checks
 * them with `are the types wrong`.
 */
export async function testPackages(): Promise<Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sqos-packages-'))
  try {
    const packages = workspacePackages().filter(({ manifest }) => !manifest.private)
    const built = await runSteps([{ name: 'build the packages', work: buildPackages }], { atOnce: 1 })
    const packed = await runSteps(
      packages.map((one) => packStep(one, folder)),
      { atOnce: 2 },
    )
    if ([...built, ...packed].some(({ state }) => state === 'failed')) return [...built, ...packed]
    const installed = await runSteps(appSteps(packages, folder), { atOnce: 1 })
    return [...built, ...packed, ...installed]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const buildPackages = () =>
  run('turbo', ['run', 'build', '--filter=./packages/*', '--continue', '--output-logs=errors-only', '--ui=stream'])

function packStep(one: WorkspacePackage, folder: string): Step {
  return {
    name: `pack ${one.manifest.name}`,
    async work() {
      const packed = await run('pnpm', ['pack', '--pack-destination', folder], { cwd: join(ROOT, one.folder) })
      if (packed.code !== 0) return packed
      const tarball = join(folder, tarballName(one))
      const unpacked = join(folder, 'unpacked', tarballName(one))
      mkdirSync(unpacked, { recursive: true })
      await run('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'])
      const faults = faultsOfPacked(unpacked)
      if (faults.length > 0) return { code: 1, output: faults.join('\n') }
      const linted = await run(join(BIN, 'publint'), ['run', tarball, '--strict', '--level=warning'])
      if (linted.code !== 0 || !isFull()) return linted
      return run(join(BIN, 'attw'), [
        tarball,
        '--profile=esm-only',
        '--no-definitely-typed',
        '--format=ascii',
        '--no-emoji',
        // A style sheet has no types.
        '--exclude-entrypoints',
        './arco.css',
      ])
    },
  }
}

function appSteps(packages: WorkspacePackage[], folder: string): Step[] {
  const app = join(folder, 'app')
  return [
    {
      name: 'install them into an empty app',
      work() {
        writeApp(packages, folder)
        return installWith(tarballsIn(folder, packages), app)
      },
    },
    { name: 'its types', work: () => run(join(app, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: app }) },
    { name: 'its build', work: () => run(join(app, 'node_modules/.bin/vite'), ['build'], { cwd: app }) },
    { name: 'its page in a browser', work: () => openApp(app, { path: '', shows: 'li' }) },
    { name: 'the five minutes of the README', work: () => openApp(app, { path: 'start.html', shows: 'form label' }) },
    { name: 'the example of the phone', work: () => openApp(app, CALL_PAGE) },
    ...otherReactSteps(app, (page) => openApp(app, page)),
    { name: 'one field of the root index, and its styles', work: () => measureOneField(app) },
    { name: 'validators and formulas alone, in Node', work: () => checkInNode(packages, folder) },
  ]
}

/** Maximum size of the styles of one Arco component with Arco's tokens, in bytes gzip. */
const SHEET_LIMIT = 15 * 1024

/**
 * Compares one export of the root index with its subpath in the published build, and measures the style sheet of one
 * Arco component.
 */
async function measureOneField(app: string) {
  const code = (from: string) => `import { InputField } from '${from}'\nconsole.log(InputField)\n`
  const entries = {
    root: code('@sqos/form-widgets'),
    subpath: code('@sqos/form-widgets/input'),
    sheet: "import '@arco-design/web-react/es/Input/style/css.js'\n",
  }
  const sizes: Record<string, number> = {}
  for (const [name, source] of Object.entries(entries)) {
    writeFileSync(join(app, `src/${name}.js`), source)
    sizes[name] = await sizeOf(app, `src/${name}.js`)
  }
  const { root = 0, subpath = 0, sheet = 0 } = sizes
  const isShaken = Math.abs(root - subpath) <= subpath / 10
  const isSmall = sheet > 0 && sheet < SHEET_LIMIT
  return { code: isShaken && isSmall ? 0 : 1, output: `gzip: root ${root}, subpath ${subpath}, sheet ${sheet}` }
}

/** Bytes gzip of the scripts and styles of an entry and its imports, without React, Arco and lazy chunks. */
async function sizeOf(app: string, input: string): Promise<number> {
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: join(app, input),
        external: /^(react|react-dom|@arco-design\/web-react)(\/(?!.*css)|$)/,
      },
    },
  })
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const known = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks.find((one) => one.fileName === name)
    if (chunk?.type !== 'chunk' || known.has(name)) return
    known.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) known.add(sheet)
    chunk.imports.forEach(visit)
  }
  visit(chunks.find((one) => one.type === 'chunk' && one.isEntry)?.fileName ?? '')
  const files = chunks.filter((one) => known.has(one.fileName))
  return gzipSync(files.map((one) => (one.type === 'chunk' ? one.code : String(one.source))).join('\n')).length
}

/** Installs the packages of pure rules alone, uses each, and refuses packages that are meant for browsers. */
async function checkInNode(packages: WorkspacePackage[], folder: string) {
  const app = join(folder, 'node')
  mkdirSync(app, { recursive: true })
  const tarballs = tarballsIn(folder, packages)
  const dependencies = Object.fromEntries(Object.entries(tarballs).filter(([name]) => PURE.includes(name)))
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'node', private: true, type: 'module', dependencies }),
  )
  const installed = await installWith(tarballs, app)
  if (installed.code !== 0) return installed
  const foreign = readdirSync(join(app, 'node_modules/.pnpm')).filter((name) => FOR_BROWSERS.test(name))
  if (foreign.length > 0) return { code: 1, output: `${PURE.join(', ')} bring ${foreign.join(', ')}.` }
  return run(process.execPath, ['--input-type=module', '--eval', CHECK_IN_NODE], { cwd: app })
}

/** Packages that servers use. */
const PURE = ['@sqos/validators', '@sqos/formula', '@sqos/form-model']

/** Folders of pnpm's store: translators, dates and React. */
const FOR_BROWSERS = /^(?:react|i18next|dayjs|@sqos\+i18n)/

const CHECK_IN_NODE = `import { checkPhone, validatorsCatalogue } from '@sqos/validators'
const { default: texts } = await validatorsCatalogue.load.en()
if (!texts[checkPhone('12345')] || checkPhone('13800138000') !== undefined) process.exit(1)
const { amountInCapitals, normaliseExpression } = await import('@sqos/formula')
if (typeof amountInCapitals(12) !== 'string' || typeof normaliseExpression !== 'function') process.exit(2)
const { readForm } = await import('@sqos/form-model')
if (readForm(JSON.stringify({ fields: [] })).items.length !== 0) process.exit(3)
`

/** Microphones of the machine, and its permissions, change nothing. */
const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** Opens every entry in a browser: an error at import is detected only here. */
async function openApp(app: string, { path, click, shows }: AppPage) {
  const server = await preview({ root: app, logLevel: 'error', preview: { port: await freePort() } })
  const { args, ...launch } = chromiumLaunch()
  const browser = await chromium.launch({ ...launch, args: [...args, ...FAKE_DEVICES] })
  const errors: string[] = []
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
    // A limit for hanging pages, as everywhere.
    page.setDefaultTimeout(120_000)
    await page.goto((server.resolvedUrls?.local[0] ?? '') + path)
    if (click !== undefined) await page.getByRole('button', { name: click }).click()
    await page.locator(shows).first().waitFor()
  } catch (error) {
    errors.push(String(error))
  } finally {
    await browser.close()
    await server.close()
  }
  return { code: errors.length === 0 ? 0 : 1, output: errors.join('\n') }
}

/** Pages of the app with the code of a README, by name, and its package. */
const README_PAGES = { start: 'form-widgets', call: 'call-panel' }

/** Writes an app that renders the number of exports of each entry of each package, so that nothing is tree-shaken. */
function writeApp(packages: WorkspacePackage[], folder: string) {
  const app = join(folder, 'app')
  mkdirSync(join(app, 'src'), { recursive: true })
  const write = (file: string, text: string | object) =>
    writeFileSync(join(app, file), typeof text === 'string' ? text : JSON.stringify(text, null, 2))
  const tarballs = tarballsIn(folder, packages)
  const peers = Object.assign({}, ...packages.map(({ manifest }) => manifest.peerDependencies ?? {}))

  write('package.json', {
    name: 'stranger',
    private: true,
    type: 'module',
    dependencies: { ...withoutKeys(peers, tarballs), ...tarballs, 'react-dom': peers['react'] },
    devDependencies: {
      ...otherReactPackages(),
      '@types/react': versionOf('@types/react', 'packages/i18n'),
      '@types/react-dom': versionOf('@types/react-dom', 'packages/i18n'),
      typescript: versionOf('typescript-7'),
      vite: versionOf('vite'),
    },
  })
  write('index.html', '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>')
  // The page of every entry of every package, and the code of READMEs, verbatim.
  const pages = JSON.stringify(['index.html', ...Object.keys(README_PAGES).map((name) => `${name}.html`)])
  write('vite.config.js', `export default { build: { rolldownOptions: { input: ${pages} } } }\n`)
  for (const [name, from] of Object.entries(README_PAGES)) {
    write(
      `${name}.html`,
      `<!doctype html><div id="root"></div><script type="module" src="/src/${name}/main.tsx"></script>`,
    )
    mkdirSync(join(app, 'src', name))
    for (const [file, code] of filesOf(readFileSync(join(ROOT, 'packages', from, 'README.md'), 'utf8'))) {
      write(file.replace('src/', `src/${name}/`), code)
    }
  }
  for (const [file, text] of Object.entries(OTHER_REACT_FILES)) write(file, text)
  write('tsconfig.json', {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: ['vite/client'],
    },
    include: ['src'],
  })
  write('src/main.tsx', mainSource(packages))
}

function mainSource(packages: WorkspacePackage[]): string {
  const entries = packages.flatMap(({ manifest }) =>
    Object.keys(manifest.exports ?? {})
      .filter((path) => !path.endsWith('.json') && !path.endsWith('.css'))
      .map((path) => manifest.name + path.slice(1)),
  )
  const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}'`)
  const list = entries.map((entry, index) => `  ['${entry}', Object.values(entry${index})],`)
  return `import { createRoot } from 'react-dom/client'
${imports.join('\n')}

const entries: [string, unknown[]][] = [
${list.join('\n')}
]

const root = document.getElementById('root')
if (root) createRoot(root).render(<ul>{entries.map(([name, values]) => <li key={name}>{name} {values.length}</li>)}</ul>)
`
}

/** The files in a README: code blocks that start with their name, `// src/main.tsx`. */
function filesOf(readme: string): [string, string][] {
  const files = [...readme.matchAll(/```tsx\n\/\/ (src\/\w+\.tsx)\n([\s\S]*?)```/g)]
  return files.map(([, file = '', code = '']) => [file, code])
}

const withoutKeys = (record: Record<string, string>, keys: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !(name in keys)))

if (import.meta.main) {
  endWithChildren()
  const verdicts = await testPackages()
  process.exitCode = verdicts.some(({ state }) => state === 'failed') ? 1 : 0
}
