import { arcoStyles, jsonImports, nativeResizeObserver, versionFile } from '@sqos/build/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { liveTexts } from '@sqos/build/live-texts'
import { chunkGroups } from './vite.chunks.ts'

export default defineConfig(({ mode }) => ({
  plugins: [react(), arcoStyles(), jsonImports(), nativeResizeObserver(), versionFile(), liveTexts()],
  server: { port: 4250, host: '127.0.0.1', proxy: proxyOf(mode) },
  preview: { port: 4251, host: '127.0.0.1', proxy: proxyOf(mode) },
  // Not pre-bundled: Vite finds these when a worker starts, and pre-bundling would reload the page.
  optimizeDeps: { exclude: ['quickjs-emscripten-core', '@jitl/quickjs-singlefile-mjs-release-sync'] },
  // ES modules, so that the parts of the worker stay files: the policy forbids code in texts.
  worker: { format: 'es' },
  build: {
    manifest: true,
    // The content security policy forbids inline scripts and data: fonts. The list of all chunks would be part of the
    // frame; each page preloads its own.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group contains the named modules; their dependencies are placed separately.
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
    },
  },
}))

/** The API server in development: `API_URL`, otherwise the one of `pnpm start`. Also adds the headers of the viewer. */
function proxyOf(mode: string) {
  const api = loadEnv(mode, '.', 'API_')['API_URL'] ?? 'http://127.0.0.1:4100'
  const socket = { target: api, ws: true }
  return { '/api/message/websocket': socket, '/api': api, '/calloutsip': api, '/docs': api, '/viewer': api }
}
