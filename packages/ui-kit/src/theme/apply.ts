// Here and not in index.ts: a bundler skips a file that only hands on names, with its styles.
/** @internal Kept out of the type declarations: there is no such file in the published package. */
import './base.css'
import { readTheme, type ThemeSettings } from './settings.ts'

const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/** Sets the theme attributes of the document, which the stylesheet uses. `system` is resolved at this moment. */
export function applyTheme({ color, mode, density }: ThemeSettings): void {
  const dark = mode === 'dark' || (mode === 'system' && matchMedia(DARK_SYSTEM).matches)
  const { body, documentElement } = document
  if (dark) body.setAttribute('arco-theme', 'dark')
  else body.removeAttribute('arco-theme')
  body.dataset['color'] = color
  body.dataset['density'] = density
  documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}

/**
 * Call it first in the entry of an application. It applies the stored theme before the first render, so nothing
 * flashes.
 */
export function startTheme(): ThemeSettings {
  const settings = readTheme()
  applyTheme(settings)
  return settings
}

/** Calls the listener when the operating system changes its colour scheme. Returns the unsubscribe function. */
export function onSystemThemeChange(listener: () => void): () => void {
  const query = matchMedia(DARK_SYSTEM)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
