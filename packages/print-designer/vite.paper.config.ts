import { jsonImports, typeScale, woff2Only } from '@sqos/build/vite'
import { defineConfig } from 'vite'

/**
 * Build of the page that a server prints with a browser, and of `fonts.css`, which previews load: a folder of static
 * files. The page needs nothing of the application.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [jsonImports(), typeScale(), woff2Only()],
  build: {
    outDir: 'dist/paper',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { paper: 'paper.html', fonts: 'src/paper/fonts.css' },
      output: {
        // Previews load it by its name.
        assetFileNames: ({ names }) => (names[0] === 'fonts.css' ? 'fonts.css' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
})
