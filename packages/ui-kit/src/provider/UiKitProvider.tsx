import { ConfigProvider } from '@arco-design/web-react'
import type { I18n } from '@sqos/i18n'
import { I18nProvider, useText } from '@sqos/i18n/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ConfirmHost } from '../confirm/ConfirmHost.tsx'
import { NAMESPACE } from '../locales.ts'
import { applyTheme, onSystemThemeChange } from '../theme/apply.ts'
import { ARCO_SIZE } from '../theme/density.ts'
import { readTheme, saveTheme, type ThemeSettings } from '../theme/settings.ts'
import { ToastHost } from '../toast/ToastHost.tsx'
import { loadArcoLocale, loadedArcoLocale } from './arco-locale.ts'
import { ThemeContext } from './theme-context.ts'

export interface UiKitProviderProps {
  /** From `createI18n`, with `uiKitLocales` among its catalogues. */
  i18n: I18n
  /** Overrides the stored theme, for previews, stories and tests. */
  theme?: ThemeSettings | undefined
  children: ReactNode
}

/** Provides texts, theme, control sizes and toasts. Use it once per application, above the router. */
export function UiKitProvider({ i18n, theme: given, children }: UiKitProviderProps) {
  const [kept, setKept] = useState(readTheme)
  const theme = given ?? kept
  const control = useMemo(
    () => ({
      theme,
      setTheme: (change: Partial<ThemeSettings>) => {
        const next = { ...theme, ...change }
        saveTheme(next)
        setKept(next)
      },
    }),
    [theme],
  )

  useEffect(
    function showTheme() {
      applyTheme(theme)
      return theme.mode === 'system' ? onSystemThemeChange(() => applyTheme(theme)) : undefined
    },
    [theme],
  )

  return (
    <I18nProvider i18n={i18n}>
      <ThemeContext.Provider value={control}>
        <ArcoConfig theme={theme}>
          {children}
          <ConfirmHost />
          <ToastHost />
        </ArcoConfig>
      </ThemeContext.Provider>
    </I18nProvider>
  )
}

function ArcoConfig({ theme, children }: { theme: ThemeSettings; children: ReactNode }) {
  const { language } = useText(NAMESPACE)
  const [locale, setLocale] = useState(() => loadedArcoLocale(language))

  useEffect(
    function followLanguage() {
      let current = true
      const follow = async () => {
        const next = await loadArcoLocale(language)
        if (current) setLocale(next)
      }
      void follow()
      return () => {
        current = false
      }
    },
    [language],
  )

  return (
    <ConfigProvider {...(locale && { locale })} size={ARCO_SIZE[theme.density]}>
      {children}
    </ConfigProvider>
  )
}
