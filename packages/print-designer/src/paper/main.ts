import { createPaperPage } from './paper-page.ts'

Object.assign(globalThis, { sqosPaper: createPaperPage(document.body) })
