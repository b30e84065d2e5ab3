import { arcoStyles, jsonImports, versionFile } from '@sqos/build/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** The framework every page needs: it changes rarely, so browsers keep it across releases. */
const FRAMEWORK =
  /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(react|react-dom|scheduler|react-router)[\\/]/

/** The icons of frame and pages: one file compresses better than one each. Those of inputs come with them. */
const ICONS =
  /@arco-design[\\/]web-react[\\/]icon[\\/]react-icon[\\/](?!Icon(?:Search|Eye|EyeInvisible|Loading|Close)[\\/])/

/** The frame around the pages: its parts are always together. */
const FRAME =
  /layout[\\/]src[\\/](frame|bar|menu|menu-button|tags|tools|media|shortcuts)[\\/]|admin[\\/]src[\\/]app[\\/](frame|menu|routing|tabs)[\\/]/

export default defineConfig(({ mode }) => ({
  plugins: [react(), arcoStyles(), jsonImports(), versionFile()],
  server: { port: 4250, host: '127.0.0.1', proxy: proxyOf(mode) },
  preview: { port: 4251, host: '127.0.0.1', proxy: proxyOf(mode) },
  // Modules as they are, found when a worker starts: bundled then, they would reload the page.
  optimizeDeps: { exclude: ['quickjs-emscripten-core', '@jitl/quickjs-singlefile-mjs-release-sync'] },
  // Modules, so that the worker's parts stay files: the policy allows no code in a text.
  worker: { format: 'es' },
  build: {
    manifest: true,
    // The content security policy allows no inline script and no data: font.
    modulePreload: { polyfill: false },
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
          ],
        },
      },
    },
  },
}))

/** The server that answers while developing: `API_URL`, else the one that `pnpm start` runs. */
function proxyOf(mode: string) {
  const api = loadEnv(mode, '.', 'API_')['API_URL'] ?? 'http://127.0.0.1:4100'
  return { '/api': api, '/docs': api }
}
