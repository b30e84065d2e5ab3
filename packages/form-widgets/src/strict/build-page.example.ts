import { join } from 'node:path'
import { jsonImports } from '@sqos/build/vite'
import { build } from 'vite'

// Builds the page in development mode, which StrictMode needs, in a separate process.

await build({
  root: join(import.meta.dirname, '../..'),
  configFile: false,
  mode: 'development',
  logLevel: 'error',
  plugins: [jsonImports()],
  define: { 'process.env.NODE_ENV': JSON.stringify('development') },
  build: {
    outDir: process.argv[2] ?? '',
    emptyOutDir: true,
    minify: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'page.example.tsx'),
      output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
    },
  },
})
