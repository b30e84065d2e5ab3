import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defineCatalogue } from '@sqos/contract/texts'
import { createI18n } from './catalogue.ts'
import { I18nProvider, useI18n, useText } from './react.tsx'

const catalogue = defineCatalogue('page', {
  zh: async () => ({ default: { title: '字典' } }),
  zhtw: async () => ({ default: { title: '字典（繁）' } }),
  en: async () => ({ default: { title: 'Dictionary' } }),
})

function Title() {
  const { t, language } = useText('page')
  const { changeLanguage } = useI18n()
  return (
    <>
      <h1 lang={language}>{t('title')}</h1>
      <button type="button" onClick={() => changeLanguage('en')}>
        en
      </button>
    </>
  )
}

it('a component has the text at first render and another one after a change of the language, which sets lang of the document', async () => {
  const i18n = await createI18n({ language: 'zh', catalogues: [catalogue] })

  render(
    <I18nProvider i18n={i18n}>
      <Title />
    </I18nProvider>,
  )
  expect(screen.getByRole('heading').textContent).toBe('字典')
  expect(document.documentElement.lang).toBe('zh-CN')

  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('heading').textContent).toBe('Dictionary')
  expect(document.documentElement.lang).toBe('en-US')
})

it('a missing provider throws an error that names it', () => {
  expect(() => render(<Title />)).toThrow('Wrap it in <I18nProvider')
})
