import '@arco-design/web-react/es/_util/react-19-adapter'
import type { Language } from '@sqos/contract'
import { type Catalogue, createI18n } from '@sqos/i18n'
import { loadArcoLocale, uiKitLocales, UiKitProvider } from '@sqos/ui-kit'
import { DEFAULT_THEME, type ThemeSettings } from '@sqos/ui-kit/theme'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

interface AppOptions {
  /** Default zh. */
  language?: Language
  /** Initial URL; default `/`. */
  route?: string
  /** Texts of the package under test; those of ui-kit are always included. */
  catalogues?: readonly Catalogue[]
  theme?: Partial<ThemeSettings>
  /** False when the element under test has its own router. */
  router?: boolean
}

/**
 * Renders an element inside the providers of the application: texts, theme, toasts, a router. For jsdom and browser
 * tests.
 */
export async function renderWithApp(ui: ReactElement, options: AppOptions = {}) {
  const { language = 'zh', route = '/', catalogues = [], theme, router = true } = options
  // Removes what an earlier test of the file rendered; Testing Library does this itself only with global hooks.
  cleanup()
  // jsdom has no matchMedia, which Arco's layout and our theme use.
  window.matchMedia ??= neverMatches
  await loadArcoLocale(language)
  const i18n = await createI18n({ language, catalogues: [uiKitLocales, ...catalogues] })

  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiKitProvider i18n={i18n} theme={{ ...DEFAULT_THEME, ...theme }}>
      {router ? <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter> : children}
    </UiKitProvider>
  )
  return { ...render(ui, { wrapper }), i18n }
}

function neverMatches(media: string): MediaQueryList {
  const nothing = new EventTarget()
  return Object.assign(nothing, {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
}
