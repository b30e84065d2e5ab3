import { describe, expect, it } from 'vitest'
import { chunksInCircles, filesOf, importersOfEntry, lateProblems, type Manifest } from './check-budgets.ts'

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

it('chunksInCircles returns chunks that import each other, not those that import them', () => {
  expect(chunksInCircles(manifest)).toEqual([])
  const circle = { '_a.js': { file: 'a.js', imports: ['_b.js'] }, '_b.js': { file: 'b.js', imports: ['_a.js'] } }
  const outside = { '_c.js': { file: 'c.js', imports: ['_a.js'] } }
  expect(chunksInCircles({ ...manifest, ...circle, ...outside })).toEqual(['_a.js', '_b.js'])
})

describe('lateProblems', () => {
  const library = { name: 'Charts', chunk: /engine\.ts$/, mark: 'chart-mark' }
  const views = [{ name: 'list', lazy: [/list\/index/] }]
  const built = { ...manifest, 'src/engine.ts': { file: 'assets/engine.js' } }
  const problems = (files: Record<string, string>, of: Manifest = built) =>
    lateProblems(of, { library, views, read: (file) => files[file] ?? '' })

  it('accepts a library in a chunk of its own that no screen loads at once', () => {
    expect(problems({ 'assets/engine.js': 'x chart-mark y' })).toEqual([])
  })

  it('names the screen and the file that contain it, also through an import', () => {
    const files = { 'assets/engine.js': 'chart-mark', 'assets/table.js': 'chart-mark' }
    expect(problems(files)).toEqual([expect.stringMatching(/^list loads Charts at once, in assets\/table\.js/)])
    const imported = { ...built, '_table.js': { file: 'assets/table.js', imports: ['src/engine.ts'] } }
    expect(problems({ 'assets/engine.js': 'chart-mark' }, imported)).toEqual([
      expect.stringMatching(/^list loads Charts at once, in assets\/engine\.js/),
    ])
  })

  it('reports a library without a chunk, and a mark that it no longer contains', () => {
    expect(problems({}, manifest)).toHaveLength(1)
    expect(problems({ 'assets/engine.js': 'renamed' })).toHaveLength(1)
  })
})
