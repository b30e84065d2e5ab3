import { currentUserApi } from '@sqos/api-client/current-user'
import type { UserInfo } from '@sqos/api-client/auth'
import { LANGUAGES, type Language } from '@sqos/contract'
import type { I18n } from '@sqos/i18n'
import { currentLanguage } from './language.ts'
import { picked } from './picked-language.ts'
import type { AppStore } from './store.ts'

interface Speaker {
  store: AppStore
  i18n: I18n
}

/**
 * Switches to the language that the user has saved on any machine. A language picked on the
 * sign-in page replaces the saved one. While an administrator views as another user, the language stays.
 */
export async function restoreLanguage(
  { language, viewer }: Pick<UserInfo, 'language' | 'viewer'>,
  { store, i18n }: Speaker,
): Promise<void> {
  if (viewer) return
  const chosen = picked.take()
  if (chosen) return void saveLanguageOfUser(chosen, store)
  const saved = LANGUAGES.find((one) => one === language)
  if (!saved || saved === currentLanguage(i18n)) return
  try {
    await i18n.changeLanguage(saved)
  } catch {
    // Without the texts of the saved language, the current one stays.
  }
}

async function saveLanguageOfUser(language: Language, store: AppStore) {
  await store.dispatch(currentUserApi.endpoints.saveLanguage.initiate({ languageBody: { language } }, { track: false }))
}
