import { arcoStyles, jsonImports, typeScale } from '@sqos/build/vite'
import { defineConfig } from 'vite'

/** Build of the page that a server prints reports with: a folder of static files, beside the one of print templates, whose fonts it uses. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [arcoStyles(), jsonImports(), typeScale()],
  build: {
    outDir: 'dist/report-paper',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The drawing program of charts, read from a disk.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: { report: 'report.html' } },
  },
})
