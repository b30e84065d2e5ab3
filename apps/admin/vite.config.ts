import { join } from 'node:path'
import {
  arcoStyles,
  compressedFiles,
  jsonImports,
  nativeResizeObserver,
  serviceWorker,
  versionFile,
} from '@sqos/build/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { foldersOfTexts, joinedTexts } from '@sqos/build/joined-texts'
import { liveTexts } from '@sqos/build/live-texts'
import { chunkGroups } from './vite.chunks.ts'

const ROOT = join(import.meta.dirname, '../..')

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    arcoStyles(),
    jsonImports(),
    nativeResizeObserver(),
    serviceWorker(join(import.meta.dirname, 'service-worker/service-worker.ts')),
    versionFile(),
    compressedFiles(),
    liveTexts(),
    joinedTexts({
      start: foldersOfTexts(ROOT, ['apps/admin/src', 'packages/{auth,session,ui-kit}/src']),
      generated: foldersOfTexts(ROOT, [
        'packages/{charts,form-model,form-renderer,generated-page,print-designer,rich-text,uploader}/src',
        'packages/ui-kit/src/import',
      ]),
      home: foldersOfTexts(ROOT, ['apps/admin/src/{pages/home,app/duties}']),
      frame: foldersOfTexts(ROOT, ['apps/admin/src/app/watches', 'packages/{chat,downloads,layout,messages}/src']),
    }),
  ],
  server: { port: 4250, host: '127.0.0.1', proxy: proxyOf(mode) },
  preview: { port: 4251, host: '127.0.0.1', proxy: proxyOf(mode) },
  // Not pre-bundled: Vite finds these when a worker starts, and pre-bundling would reload the page.
  optimizeDeps: { exclude: ['quickjs-emscripten-core', '@jitl/quickjs-singlefile-mjs-release-sync'] },
  // ES modules, so that the parts of the worker stay files: the policy forbids code in texts.
  worker: { format: 'es' },
  build: {
    manifest: true,
    // The content security policy forbids inline scripts and data: fonts. A start and a page preload their scripts, so
    // that a page needs three rounds; lists of the scripts of all other parts would cost more than they save.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'html' || /\/(?:start|frame)-/.test(hostId)
          ? files
          : files.filter((file) => file.endsWith('.css')),
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
