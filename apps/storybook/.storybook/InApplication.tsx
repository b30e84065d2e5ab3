import { LANGUAGES, type Language } from '@sqos/contract'
import { type Catalogue, createI18n, type I18n } from '@sqos/i18n'
import { loadArcoLocale, uiKitLocales, UiKitProvider } from '@sqos/ui-kit'
import {
  DEFAULT_THEME,
  DENSITIES,
  THEME_COLORS,
  THEME_MODES,
  type ThemeColor,
  type ThemeSettings,
} from '@sqos/ui-kit/theme'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

interface StoryContext {
  globals: Record<string, unknown>
  parameters: { catalogues?: readonly Catalogue[] }
}

/** Loads the texts of the chosen language before a story renders. `parameters.catalogues` names those of its package. */
export async function loadApplication({ globals, parameters }: StoryContext): Promise<{ i18n: I18n }> {
  const language: Language = LANGUAGES.find((one) => one === globals['language']) ?? 'zh'
  await loadArcoLocale(language)
  return { i18n: await createI18n({ language, catalogues: [uiKitLocales, ...(parameters.catalogues ?? [])] }) }
}

interface InApplicationProps {
  globals: Record<string, unknown>
  i18n: I18n
  parameters: Record<string, unknown>
  children: ReactNode
}

/** Surroundings of a story: texts, theme, toasts and a router (`router: false` when the story has its own). */
export function InApplication({ globals, i18n, parameters, children }: InApplicationProps) {
  const { route, router } = parameters
  return (
    <UiKitProvider i18n={i18n} theme={themeOf(globals)}>
      {router === false ? (
        children
      ) : (
        <MemoryRouter initialEntries={[typeof route === 'string' ? route : '/']}>{children}</MemoryRouter>
      )}
    </UiKitProvider>
  )
}

function themeOf(globals: Record<string, unknown>): ThemeSettings {
  return {
    color: isThemeColor(globals['color']) ? globals['color'] : DEFAULT_THEME.color,
    mode: THEME_MODES.find((mode) => mode === globals['theme']) ?? DEFAULT_THEME.mode,
    density: DENSITIES.find((density) => density === globals['density']) ?? DEFAULT_THEME.density,
  }
}

const isThemeColor = (name: unknown): name is ThemeColor =>
  typeof name === 'string' && Object.hasOwn(THEME_COLORS, name)
