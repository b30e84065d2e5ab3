import { jsonImports, typeScale } from '@sqos/build/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * The custom element for pages without React: React, Arco and the styles inside, nothing to install, a chunk for each kind
 * of field. What a page loads is `dist/element/index.js`.
 */
export default defineConfig({
  plugins: [jsonImports(), typeScale(), withoutSheets()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/element',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    lib: { entry: 'src/element/index.ts', formats: ['es'], fileName: () => 'index.js' },
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})

/** The element adopts its styles itself, as a sheet of its shadow: none is written beside it. */
function withoutSheets(): Plugin {
  return {
    name: 'sqos:without-sheets',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name]
    },
  }
}
