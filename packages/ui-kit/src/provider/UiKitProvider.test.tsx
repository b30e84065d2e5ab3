import { Pagination } from '@arco-design/web-react'
import { createI18n } from '@sqos/i18n'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { uiKitLocales } from '../locales.ts'
import { loadArcoLocale } from './arco-locale.ts'
import { useTheme } from './theme-context.ts'
import { UiKitProvider } from './UiKitProvider.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Settings() {
  const { theme, setTheme } = useTheme()
  return (
    <button type="button" onClick={() => setTheme({ mode: 'dark', density: 'mini' })}>
      {theme.mode}
    </button>
  )
}

const translator = (language: 'zh' | 'en') => createI18n({ language, catalogues: [uiKitLocales] })

it('shows and stores a changed theme', async () => {
  const i18n = await translator('zh')
  render(
    <UiKitProvider i18n={i18n}>
      <Settings />
    </UiKitProvider>,
  )
  expect(document.body.hasAttribute('arco-theme')).toBe(false)

  fireEvent.click(screen.getByRole('button', { name: 'light' }))
  expect(screen.getByRole('button', { name: 'dark' })).toBeTruthy()
  expect(document.body.getAttribute('arco-theme')).toBe('dark')
  expect(document.body.dataset['density']).toBe('mini')

  cleanup()
  render(
    <UiKitProvider i18n={i18n}>
      <Settings />
    </UiKitProvider>,
  )
  expect(screen.getByRole('button', { name: 'dark' })).toBeTruthy()
})

it('shows the texts of Arco in the language of the application, from the first render and after a change', async () => {
  await loadArcoLocale('en')
  const i18n = await translator('en')
  render(
    <UiKitProvider i18n={i18n}>
      <Pagination total={5} showTotal />
    </UiKitProvider>,
  )
  expect(screen.getByText('Total: 5')).toBeTruthy()

  await act(async () => {
    await i18n.changeLanguage('zh')
  })
  await vi.waitFor(() => expect(screen.getByText('共 5 条')).toBeTruthy())
})
