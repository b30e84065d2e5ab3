import { Switch } from '@arco-design/web-react'
import { LANGUAGES, type Language } from '@sqos/contract'
import { languageName } from '@sqos/i18n'
import { useI18n, useText } from '@sqos/i18n/react'
import { useTheme } from '@sqos/ui-kit'
import { Select } from '@sqos/ui-kit/select'
import type { ReactNode } from 'react'
import styles from './PageFrame.module.css'
import { PAGE_TEXTS } from './page-texts.ts'

interface PageFrameProps {
  /** Key of the title in `shared/locales`. */
  title: string
  children: ReactNode
}

/** The page with a line above it: its title, light or dark, and the language. */
export function PageFrame({ title, children }: PageFrameProps) {
  const { t, language } = useText(PAGE_TEXTS)
  const { changeLanguage } = useI18n()
  const { theme, setTheme } = useTheme()
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <strong className={styles.title}>{t(title)}</strong>
        <label className={styles.dark}>
          <Switch
            size="small"
            checked={theme.mode === 'dark'}
            onChange={(isDark) => setTheme({ mode: isDark ? 'dark' : 'light' })}
          />
          {t('action.dark')}
        </label>
        <Select
          aria-label={t('action.language')}
          size="small"
          style={{ inlineSize: 120 }}
          value={language}
          options={LANGUAGES.map((one) => ({ value: one, label: languageName(one) }))}
          onChange={(chosen: Language) => void changeLanguage(chosen)}
        />
      </header>
      <main className={styles.page}>{children}</main>
    </div>
  )
}
