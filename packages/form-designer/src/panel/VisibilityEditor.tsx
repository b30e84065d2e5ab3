import { Checkbox } from '@arco-design/web-react'
import type { FormItem } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { withValue } from '../document/node-value.ts'
import { useDesignerStore } from '../store/use-designer.ts'
import styles from './Panel.module.css'

/** 多端显示: the devices that show the component. */
export function VisibilityEditor({ item }: { item: FormItem }) {
  const { t } = useText(NAMESPACE)
  const store = useDesignerStore()
  const sides = [item.isOnPc && 'pc', item.isOnApp && 'app'].filter((side) => side !== false)
  return (
    <div className={styles.row}>
      <span className={styles.name}>{t('visibility.label')}</span>
      <Checkbox.Group
        aria-label={t('visibility.label')}
        value={sides}
        options={['pc', 'app'].map((side) => ({ value: side, label: t(`visibility.${side}`) }))}
        onChange={(chosen: unknown) =>
          store.change(item.key, (node) => withValue(node, ['__config__', 'visibility'], chosen))
        }
      />
    </div>
  )
}
