import { arcoStyles, jsonImports, nativeResizeObserver, versionFile } from '@sqos/build/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { liveTexts } from '@sqos/build/live-texts'
import { chunkGroups } from './vite.chunks.ts'

export default defineConfig(({ mode }) => ({
  plugins: [react(), arcoStyles(), jsonImports(), nativeResizeObserver(), versionFile(), liveTexts()],
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
          groups: chunkGroups,
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
