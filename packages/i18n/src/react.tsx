import { asLanguage, DEFAULT_LANGUAGE, type Language } from '@sqos/contract'
import type { Catalogue } from '@sqos/contract/texts'
import { type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next'
import { addCatalogue, type I18n, type Translate } from './catalogue.ts'
import { clock } from './clock.ts'
import { localeOf } from './language.ts'
import { formatAge, formatDate, formatElapsed, formatRelativeTime } from './time.ts'

/** Provides a translator to its children and sets the document's `lang`. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const language = useLanguageOf(i18n)

  useEffect(
    function setDocumentLanguage() {
      document.documentElement.lang = localeOf(language)
    },
    [language],
  )

  return <I18nScope i18n={i18n}>{children}</I18nScope>
}

/** Provides a translator to its children and leaves the document's `lang` alone: for a part of another application's page. */
export function I18nScope({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}

/** The texts of one catalogue in the current language; renders again when the language changes. */
export function useText(namespace: string): { t: Translate; language: Language } {
  const { i18n } = useI18n()
  const { t } = useTranslation(namespace, { i18n, useSuspense: false })
  return { t, language: asLanguage(i18n.language) ?? DEFAULT_LANGUAGE }
}

/** The translator of the nearest provider, to change the language or to add a catalogue. */
export function useI18n(): { i18n: I18n; changeLanguage: (language: Language) => Promise<void> } {
  const context = useContext(I18nContext)
  if (!context?.i18n) {
    throw new Error(
      'i18n: useText() found no texts. ' +
        'Texts come from the translator of the nearest provider, and the component has no provider. ' +
        'Wrap it in <I18nProvider i18n={await createI18n(…)}>.',
    )
  }
  const { i18n } = context
  return {
    i18n,
    changeLanguage: async (language) => {
      await i18n.changeLanguage(language)
    },
  }
}

/** Loads a catalogue that no page contains, such as that of a dialog; true when its texts are ready. */
export function useCatalogue(catalogue: Catalogue): boolean {
  const { i18n } = useI18n()
  // Texts that are there already cost no second rendering.
  const [isReady, setReady] = useState(() => i18n.hasResourceBundle(i18n.language, catalogue.namespace))

  useEffect(
    function loadTexts() {
      let isMounted = true
      void addCatalogue(i18n, catalogue).then(() => isMounted && setReady(true))
      return () => {
        isMounted = false
      }
    },
    [i18n, catalogue],
  )
  return isReady
}

function useLanguageOf(i18n: I18n): Language {
  return useSyncExternalStore(
    (follow) => {
      i18n.on('languageChanged', follow)
      return () => i18n.off('languageChanged', follow)
    },
    () => asLanguage(i18n.language) ?? DEFAULT_LANGUAGE,
  )
}

const TIME_FORMATS = { message: formatRelativeTime, record: formatElapsed, age: formatAge }

export interface TimeTextProps {
  /** The time in ms; renders nothing without a valid one. */
  ms: number | null | undefined
  /** `record` (default) shows the date after two days, `message` after four months, `age` never. */
  kind?: keyof typeof TIME_FORMATS | undefined
}

/** A recent time as its age (`5 minutes ago`), which follows the clock; the exact time is the title and `dateTime`. */
export function TimeText({ ms, kind = 'record' }: TimeTextProps) {
  const language = useLanguageOf(useI18n().i18n)
  const now = useSyncExternalStore(clock.subscribe, clock.now, clock.now)
  if (ms == null || Number.isNaN(new Date(ms).getTime())) return null
  return (
    <time dateTime={new Date(ms).toISOString()} title={formatDate(ms, 'YYYY-MM-DD HH:mm:ss')}>
      {TIME_FORMATS[kind](ms, { language, now })}
    </time>
  )
}
