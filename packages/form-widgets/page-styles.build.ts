import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { withoutPageRules } from './src/page-styles/page-styles.ts'

// dist/arco.css: for pages that have no Arco of their own.

const arco = createRequire(import.meta.url).resolve('@arco-design/web-react/dist/css/arco.css')
await writeFile(join(import.meta.dirname, 'dist/arco.css'), withoutPageRules(await readFile(arco, 'utf8')))
