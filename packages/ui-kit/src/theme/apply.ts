// Here and not in index.ts: a bundler skips a file that only hands on names, with its styles.
/** @internal Kept out of the type declarations: there is no such file in the published package. */
import './base.css'
import { readTheme, type ThemeSettings } from './settings.ts'

const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/** Puts a theme on the document as attributes; the stylesheet does the rest. `system` is resolved at this moment. */
export function applyTheme({ color, mode, density }: ThemeSettings): void {
  const dark = mode === 'dark' || (mode === 'system' && matchMedia(DARK_SYSTEM).matches)
  const { body, documentElement } = document
  if (dark) body.setAttribute('arco-theme', 'dark')
  else body.removeAttribute('arco-theme')
  body.dataset['color'] = color
  body.dataset['density'] = density
  documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}

/** First line of an application's entry: the kept theme is on the document before anything is drawn, so nothing flashes. */
export function startTheme(): ThemeSettings {
  const settings = readTheme()
  applyTheme(settings)
  return settings
}

/** Calls back when the operating system turns dark or light; returns the end of it. */
export function onSystemThemeChange(listener: () => void): () => void {
  const query = matchMedia(DARK_SYSTEM)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
