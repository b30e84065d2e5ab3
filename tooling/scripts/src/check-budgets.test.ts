import { describe, expect, it } from 'vitest'
import { filesOf, importersOfEntry, type Manifest } from './check-budgets.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_table.js': { file: 'assets/table.js', css: ['assets/table.css'], imports: ['_react.js'] },
  'src/pages/login/index.tsx': { file: 'assets/login.js', imports: ['_react.js', 'index.html'] },
  'src/pages/list/index.tsx': { file: 'assets/list.js', imports: ['_table.js'] },
}

describe('filesOf', () => {
  it('follows static imports from the entry and the named chunks, each file once', () => {
    const { js, css, notFound } = filesOf(manifest, [/login\/index/])
    expect([...js]).toEqual(['assets/index.js', 'assets/react.js', 'assets/login.js'])
    expect([...css]).toEqual(['assets/index.css'])
    expect(notFound).toEqual([])
  })

  it('includes static imports of a lazy chunk', () => {
    const { js, css } = filesOf(manifest, [/list\/index/])
    expect(js).toContain('assets/table.js')
    expect(css).toContain('assets/table.css')
  })

  it('reports a named chunk that does not exist, since an empty budget always holds', () => {
    expect(filesOf(manifest, [/gone/]).notFound).toEqual(['/gone/'])
  })
})

it('importersOfEntry returns chunks that import the entry', () => {
  expect(importersOfEntry(manifest)).toEqual(['src/pages/login/index.tsx'])
})
