import { Radio } from '@arco-design/web-react'
import { LANGUAGES } from '@sqos/contract'
import { languageName } from '@sqos/i18n'
import { useI18n, useText } from '@sqos/i18n/react'
import { SettingsForm } from '@sqos/layout'
import { useLanguageSwitch } from '../../../app/frame/use-language-switch.ts'
import { AppSlot } from '../../../app/AppSlot.tsx'
import { currentLanguage } from '../../../app/language.ts'
import { useSettings } from '../../../app/settings/use-settings.ts'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Preferences.module.css'
import { useId } from 'react'

/** 界面偏好: language, layout, theme and parts of the frame; changes apply at once. */
export function PreferencesPanel() {
  const { t } = useText(NAMESPACE)
  const { i18n } = useI18n()
  const [settings, changeSettings] = useSettings()
  const switchLanguage = useLanguageSwitch()
  const languages = useId()

  return (
    <div className={styles.preferences}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('preferences.language')}</legend>
        <Radio.Group
          name={languages}
          type="button"
          aria-label={t('preferences.language')}
          value={currentLanguage(i18n)}
          options={LANGUAGES.map((language) => ({ value: language, label: languageName(language) }))}
          onChange={switchLanguage}
        />
      </fieldset>
      <SettingsForm value={settings} onChange={changeSettings} />
      <AppSlot slot="settings" />
    </div>
  )
}
