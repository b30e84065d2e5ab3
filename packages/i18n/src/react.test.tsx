import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { defineCatalogue } from '@sqos/contract/texts'
import { createI18n } from './catalogue.ts'
import { I18nProvider, TimeText, useI18n, useText } from './react.tsx'

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

it('renders a recent time as its age, which follows the clock, with the exact time in title and dateTime', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12, 0, 0), toFake: ['Date', 'setInterval', 'clearInterval'] })
  const i18n = await createI18n({ language: 'en', catalogues: [] })
  const ms = Date.now() - 5 * 60_000
  const view = render(
    <I18nProvider i18n={i18n}>
      <TimeText ms={ms} />
      <TimeText ms={null} />
    </I18nProvider>,
  )
  const time = screen.getByText('5 minutes ago')
  expect(time.getAttribute('datetime')).toBe(new Date(ms).toISOString())
  expect(time.title).toBe('2026-11-21 11:55:00')
  expect(document.querySelectorAll('time')).toHaveLength(1)

  await act(async () => void vi.advanceTimersByTime(60_000))
  expect(time.textContent).toBe('6 minutes ago')
  view.unmount()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
