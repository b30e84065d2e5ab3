import { jsonImports, typeScale } from '@sqos/build/vite'
import { defineConfig } from 'vite'

/**
 * Build of the page inside the sandboxed frame: a folder of static files for any server. It is a separate build without
 * shared chunks, because the frame has an opaque origin and must not depend on files of the application.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [jsonImports(), typeScale()],
  build: {
    outDir: 'dist/viewer',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      input: 'viewer.html',
      // Many servers send a wrong type for .mjs, which browsers then refuse.
      output: {
        assetFileNames: ({ names }) => `assets/[name]-[hash]${names[0]?.endsWith('.mjs') ? '.js' : '[extname]'}`,
      },
    },
  },
})
