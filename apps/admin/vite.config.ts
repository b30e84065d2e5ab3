import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { arcoStyles, jsonImports, nativeResizeObserver, versionFile } from '@sqos/build/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** The framework every page needs: it changes rarely, so browsers keep it across releases. */
const FRAMEWORK =
  /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(react|react-dom|scheduler|react-router)[\\/]/

const OF_INPUTS = new Set(['IconSearch', 'IconEye', 'IconEyeInvisible', 'IconLoading', 'IconClose'])

/** The icons of the shell: one file compresses better than one each. Those of inputs come with them, those of pages with the pages. */
const ICONS = new RegExp(
  String.raw`[\\/]icon[\\/]react-icon[\\/](${[...iconsIn('src/app'), ...iconsIn('src/parts/download-centre'), ...iconsIn('../../packages/layout/src'), ...iconsIn('../../packages/ui-kit/src')].join('|')})[\\/]`,
)

function iconsIn(folder: string): Set<string> {
  const files = globSync(`${folder}/**/*.tsx`, {
    cwd: import.meta.dirname,
    exclude: (name) => name.includes('.stories.'),
  })
  const named = files.flatMap(
    (file) => readFileSync(join(import.meta.dirname, file), 'utf8').match(/\bIcon[A-Z]\w+/g) ?? [],
  )
  return new Set(named.filter((name) => !OF_INPUTS.has(name)))
}

/** The frame around the pages, and what any page asks for: its parts are always together. */
const FRAME =
  /layout[\\/]src[\\/](frame|bar|menu|menu-button|tags|tools|media|shortcuts)[\\/]|ui-kit[\\/]src[\\/]states[\\/]|session[\\/]src[\\/](Permit|permission)|admin[\\/]src[\\/](?:parts[\\/](download-centre[\\/](DownloadTool|catalogue))|app[\\/](?:(frame|routing|tabs)[\\/]|idle[\\/](IdleSetting|idle-time)|menu[\\/](?!MenuWatch|watch-version)))/

/** What every list page shows first, without what its buttons open: small parts compress better together. */
const LIST =
  /ui-kit[\\/]src[\\/](kept[\\/]|list[\\/](tree[\\/]|views[\\/](SavedViews|use-saved|saved-|views-store|Views\.module)|DensityMenu|ListPage|RowActions|SearchBar|StateSwitch|StatusTag|Toolbar|use-list-query|page-sizes)|table[\\/](states[\\/]|columns[\\/](ColumnSettings\.|column-layout|use-column-layout|layout-store)))|admin[\\/]src[\\/]parts[\\/]((table|record-form|state-cell)[\\/]|kept-list[\\/](ListTools|use-kept)|tree[\\/](tree-nodes|use-open-rows))/

export default defineConfig(({ mode }) => ({
  plugins: [react(), arcoStyles(), jsonImports(), nativeResizeObserver(), versionFile()],
  server: { port: 4250, host: '127.0.0.1', proxy: proxyOf(mode) },
  preview: { port: 4251, host: '127.0.0.1', proxy: proxyOf(mode) },
  // Modules as they are, found when a worker starts: bundled then, they would reload the page.
  optimizeDeps: { exclude: ['quickjs-emscripten-core', '@jitl/quickjs-singlefile-mjs-release-sync'] },
  // Modules, so that the worker's parts stay files: the policy allows no code in a text.
  worker: { format: 'es' },
  build: {
    manifest: true,
    // The content security policy allows no inline script and no data: font.
    // A list of every page's files would stand in the frame; a page asks for its own.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group takes what it names; what that needs stays where others find it too.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'framework', priority: 30, test: FRAMEWORK, tags: ['$initial'] },
            // What every start needs, in one file: it compresses better than thirty.
            { name: 'start', priority: 20, test: /[\\/](node_modules|packages|app)[\\/]/, tags: ['$initial'] },
            { name: 'router', priority: 16, test: /[\\/]react-router[\\/]/ },
            { name: 'icons', priority: 15, test: ICONS },
            { name: 'frame', priority: 14, test: FRAME },
            { name: 'list', priority: 13, test: LIST },
          ],
        },
      },
    },
  },
}))

/** The server that answers while developing: `API_URL`, else the one that `pnpm start` runs. It also has the viewer's rules. */
function proxyOf(mode: string) {
  const api = loadEnv(mode, '.', 'API_')['API_URL'] ?? 'http://127.0.0.1:4100'
  return { '/api': api, '/docs': api, '/viewer': api }
}
