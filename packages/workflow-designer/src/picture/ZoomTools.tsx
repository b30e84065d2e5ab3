import { Button } from '@arco-design/web-react'
import { IconFullscreen, IconMinus, IconPlus } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { usePercent, type ViewportControl } from './use-viewport.ts'
import styles from './ZoomTools.module.css'

/** Smaller, 100 %, larger, everything. */
export function ZoomTools({ view }: { view: ViewportControl }) {
  const { t } = useText(NAMESPACE)
  const percent = usePercent(view)
  const name = (key: string) => {
    const label = t(`zoom.${key}`, { percent })
    return { 'aria-label': label, title: label }
  }
  return (
    <fieldset className={styles.tools} aria-label={t('zoom.label')}>
      <Button type="text" size="small" icon={<IconMinus />} {...name('out')} onClick={view.zoomOut} />
      <Button type="text" size="small" {...name('reset')} onClick={view.reset}>
        {percent}%
      </Button>
      <Button type="text" size="small" icon={<IconPlus />} {...name('in')} onClick={view.zoomIn} />
      <Button type="text" size="small" icon={<IconFullscreen />} {...name('fit')} onClick={view.fit} />
    </fieldset>
  )
}
