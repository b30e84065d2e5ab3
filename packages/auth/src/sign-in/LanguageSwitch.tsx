import type { Language } from '@sqos/contract'
import { LANGUAGES } from '@sqos/contract'
import { languageName, localeOf } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './LanguageSwitch.module.css'

/** Every language has its native name. */
/** The three languages side by side, so that users can switch from a language that they cannot read. */
export function LanguageSwitch({ onChange }: { onChange: (language: Language) => void }) {
  const { t, language } = useText(NAMESPACE)

  return (
    <fieldset aria-label={t('language')} className={styles['languages']}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={localeOf(one)}
          aria-pressed={one === language}
          className={styles['language']}
          onClick={() => onChange(one)}
        >
          {languageName(one)}
        </button>
      ))}
    </fieldset>
  )
}
