import { jsonImports } from '@sqos/build/vite'
import { defineConfig } from 'vite'

/**
 * The page inside the sandboxed frame: a folder of files that any server can give out as it is. A build of its own, so
 * that it shares no chunk with an app: the frame's origin is nobody's, and must not need anything of the app's.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [jsonImports()],
  build: {
    outDir: 'dist/viewer',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      input: 'viewer.html',
      // Many a server does not know what .mjs is, and browsers then refuse it.
      output: {
        assetFileNames: ({ names }) => `assets/[name]-[hash]${names[0]?.endsWith('.mjs') ? '.js' : '[extname]'}`,
      },
    },
  },
})
