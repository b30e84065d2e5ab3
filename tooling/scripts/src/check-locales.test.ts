import { describe, expect, it } from 'vitest'
import { localeProblems, type LocaleInput } from './check-locales.ts'

const texts = { hello: '你好', state: { on: '启用', off: '停用' } }
const code = "const { t } = useText('page'); t('hello'); t(`state.${state}`); defineCatalogue('page', {})"

function page({ zh = texts, zhtw = texts, en = texts, source = code }: Record<string, unknown> = {}): LocaleInput {
  return {
    folder: 'packages/page',
    locales: new Map(Object.entries({ zh, zhtw, en }).map(([name, content]) => [`src/locales/${name}.json`, content])),
    sources: [{ file: 'src/Page.tsx', text: String(source) }],
  }
}

const problemsOf = (...inputs: LocaleInput[]) => localeProblems(inputs)

describe('localeProblems', () => {
  it('reports nothing when every language has every text and every text is used', () => {
    expect(problemsOf(page())).toEqual([])
  })

  it('reports a key that any language lacks', () => {
    expect(problemsOf(page({ en: { state: texts.state } }))).toEqual([
      'packages/page/src/locales/en.json: "hello" is missing.',
    ])
    expect(problemsOf(page({ zh: { state: texts.state } }))).toHaveLength(3)
  })

  it('reports an empty text', () => {
    expect(problemsOf(page({ zhtw: { ...texts, hello: ' ' } }))).toEqual([
      'packages/page/src/locales/zhtw.json: "hello" has no text.',
    ])
  })

  it('reports a word that the rest of the language does not use', () => {
    const problems = problemsOf(page({ zh: { ...texts, hello: '数据' }, zhtw: { ...texts, hello: '數據' } }))
    expect(problems).toEqual(['packages/page/src/locales/zhtw.json: "hello" says 數據; the word is 資料.'])
  })

  it('reports parameters that one language lacks', () => {
    const problems = problemsOf(page({ zh: { ...texts, hello: '你好 {{name}}' } }))
    expect(problems).toHaveLength(2)
  })

  it('reports an unknown key, in t() and in errors of the server', () => {
    expect(problemsOf(page({ source: `${code}; t('bye')` }))).toEqual([
      'packages/page/src/Page.tsx: no catalogue has "bye".',
    ])
    expect(problemsOf(page({ source: `${code}; throw new AppError('refused', 'gone')` }))).toHaveLength(1)
  })

  it('reports unused texts', () => {
    expect(problemsOf(page({ source: "t('hello'); defineCatalogue('page', {})" }))).toEqual([
      'packages/page: "state.on" is used nowhere.',
      'packages/page: "state.off" is used nowhere.',
    ])
  })

  it('finds the catalogue of another package when the file names it', () => {
    const other: LocaleInput = {
      folder: 'apps/admin',
      locales: new Map(),
      sources: [{ file: 'src/Home.tsx', text: "useText('page'); t('hello')" }],
    }
    expect(problemsOf(page(), other)).toEqual([])
  })

  it('accepts the plain key of a plural', () => {
    const plural = { days_one: '{{count}} day', days_other: '{{count}} days' }
    const source = "t('days', { count }); defineCatalogue('page', {})"
    expect(problemsOf(page({ zh: plural, zhtw: plural, en: plural, source }))).toEqual([])
  })
})

it('reports a handwritten loader', () => {
  const source = `${code}; const load = { zh: () => import('./locales/zh.json') }`

  expect(problemsOf(page({ source }))).toEqual([
    expect.stringContaining('packages/page/src/Page.tsx: import { loaders }'),
  ])
})
