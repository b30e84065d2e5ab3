import type { ApiEnvironment } from '@sqos/api-client'
import { authCatalogue } from '@sqos/auth'
import { createI18n, detectLanguage, type I18n } from '@sqos/i18n'
import { connectSession, selectToken, sessionCatalogue } from '@sqos/session'
import { hasUnsavedInput, loadArcoLocale, showToast, uiKitLocales } from '@sqos/ui-kit'
import { config } from '../config.ts'
import { askEarly } from './early-question.ts'
import { sessionEnded } from './expiry/end-session.ts'
import { currentLanguage, readLanguage, saveLanguage } from './language.ts'
import { followTexts } from './live-texts.ts'
import { keepState } from './settings/keep-state.ts'
import { followSide } from './side/follow-side.ts'
import { type AppStore, createStore } from './store.ts'
import { adminCatalogue } from './texts.ts'

/** The objects that every screen needs. */
export interface AppContext {
  store: AppStore
  i18n: I18n
}

/** Creates store, session and texts, and connects them to the browser. */
export function createApp({ isSessionless = false } = {}): { store: AppStore; ready: Promise<AppContext> } {
  let i18n: I18n | undefined
  const language = detectLanguage({ stored: readLanguage(), browser: navigator.language })

  const api: ApiEnvironment = {
    baseUrl: config.apiBase,
    timeoutMs: config.timeoutMs,
    getToken: () => (isSessionless ? null : selectToken(store.getState())),
    getLanguage: () => (i18n ? currentLanguage(i18n) : language),
    // The router notices the missing token and opens the sign-in page.
    onSessionEnded: () => sessionEnded(store),
    toast: showToast,
    text: (key) => i18n?.t(key, { ns: 'admin' }) ?? '',
    getSide: () => store.getState().side,
    now: () => Date.now(),
  }
  const store = createStore(api)
  connectSession(store, { hasUnsavedInput })
  keepState(store)
  followSide(store)
  api.fetch = askEarly(api)

  async function prepare(): Promise<AppContext> {
    const catalogues = [adminCatalogue, uiKitLocales, sessionCatalogue, authCatalogue]
    const [ready] = await Promise.all([createI18n({ language, catalogues }), loadArcoLocale(language)])
    i18n = ready
    i18n.on('languageChanged', saveLanguage)
    followTexts(i18n)
    return { store, i18n }
  }
  return { store, ready: prepare() }
}
