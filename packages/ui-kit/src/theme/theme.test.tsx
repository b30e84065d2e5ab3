import { afterEach, beforeEach, expect, it } from 'vitest'
import { applyTheme, onSystemThemeChange, startTheme } from './apply.ts'
import { DEFAULT_THEME, readTheme, saveTheme } from './settings.ts'

const system = Object.assign(new EventTarget(), { matches: false })

beforeEach(() => {
  window.matchMedia = (() => system) as unknown as typeof window.matchMedia
  system.matches = false
})

afterEach(() => localStorage.clear())

it('sets colour, mode and density on the document', () => {
  applyTheme({ color: 'green', mode: 'dark', density: 'mini' })
  expect(document.body.getAttribute('arco-theme')).toBe('dark')
  expect(document.body.dataset).toMatchObject({ color: 'green', density: 'mini' })
  expect(document.documentElement.dataset['theme']).toBe('dark')

  applyTheme(DEFAULT_THEME)
  expect(document.body.hasAttribute('arco-theme')).toBe(false)
})

it('follows the operating system', () => {
  const settings = { ...DEFAULT_THEME, mode: 'system' } as const
  const stop = onSystemThemeChange(() => applyTheme(settings))

  system.matches = true
  system.dispatchEvent(new Event('change'))
  expect(document.body.getAttribute('arco-theme')).toBe('dark')

  stop()
  system.matches = false
  system.dispatchEvent(new Event('change'))
  expect(document.body.getAttribute('arco-theme')).toBe('dark')
})

it('starts with the stored settings', () => {
  saveTheme({ color: 'red', mode: 'dark', density: 'default' })

  expect(startTheme()).toEqual({ color: 'red', mode: 'dark', density: 'default' })
  expect(document.body.dataset['color']).toBe('red')
})

it.each(['not json', '[]', 'null', '{"color":"pink","mode":7,"density":"toString"}', '{"color":"toString"}'])(
  'starts with the default when %s is stored',
  (kept) => {
    localStorage.setItem('sqos_theme', kept)
    expect(readTheme()).toEqual(DEFAULT_THEME)
  },
)
