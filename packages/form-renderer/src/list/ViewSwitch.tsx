import { Radio } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useId } from 'react'
import { NAMESPACE } from '../locales.ts'
import styles from './ListFilters.module.css'

interface ViewSwitchProps {
  isChart: boolean
  onChange: (view: 'table' | 'chart') => void
}

/** 列表 or 图表. */
export function ViewSwitch({ isChart, onChange }: ViewSwitchProps) {
  const { t } = useText(NAMESPACE)
  const name = useId()
  return (
    <Radio.Group
      type="button"
      size="small"
      className={styles['switch'] ?? ''}
      name={name}
      aria-label={t('view.title')}
      value={isChart ? 'chart' : 'table'}
      options={[
        { value: 'table', label: t('view.table') },
        { value: 'chart', label: t('view.chart') },
      ]}
      onChange={onChange}
    />
  )
}
