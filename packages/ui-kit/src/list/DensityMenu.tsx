import { IconLineHeight } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../locales.ts'
import { useTheme } from '../provider/theme-context.ts'
import { DENSITIES } from '../theme/density.ts'
import styles from './Toolbar.module.css'

/** Menu that sets the density of controls and rows in the whole application. */
export function DensityMenu() {
  const { t } = useText(NAMESPACE)
  const { theme, setTheme } = useTheme()

  return (
    <span className={styles['density']} title={t('toolbar.density')}>
      <IconLineHeight aria-hidden />
      <select
        aria-label={t('toolbar.density')}
        value={theme.density}
        onChange={(event) => {
          const density = DENSITIES.find((one) => one === event.target.value)
          if (density) setTheme({ density })
        }}
      >
        {DENSITIES.map((density) => (
          <option key={density} value={density}>
            {t(`density.${density}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
