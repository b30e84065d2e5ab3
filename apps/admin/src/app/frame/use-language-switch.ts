import { currentUserApi } from '@sqos/api-client/current-user'
import type { Language } from '@sqos/contract'
import { useI18n } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { useAppDispatch } from '../store.ts'

/** Changes the language at once and confirms it; the server stores it for other devices of the user. */
export function useLanguageSwitch(): (language: Language) => Promise<void> {
  const { i18n, changeLanguage } = useI18n()
  const dispatch = useAppDispatch()

  return async (language) => {
    await changeLanguage(language)
    showToast({ kind: 'success', text: i18n.t('languageChanged', { ns: 'admin' }) })
    await dispatch(currentUserApi.endpoints.saveLanguage.initiate({ languageBody: { language } }, { track: false }))
  }
}
