import type { FormItem } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { valueAt } from '../document/node-value.ts'
import { useDesignerStore } from '../store/use-designer.ts'
import styles from './Panel.module.css'
import { changedWith } from './property.ts'
import { sharedProperties } from './properties.ts'
import { PropertyRow } from './PropertyRow.tsx'

/** Shared properties of several selected components. Different values are shown empty. */
export function SharedProperties({ items }: { items: readonly FormItem[] }) {
  const { t } = useText(NAMESPACE)
  const store = useDesignerStore()
  const pointers = items.map(({ key }) => key)
  return (
    <div className={styles.properties}>
      <p className={styles.note}>{t('panel.several', { count: items.length })}</p>
      {sharedProperties(items).map((property) => {
        const [value, ...others] = items.map(({ node }) => valueAt(node, property.path))
        const isShared = others.every((other) => other === value)
        return (
          <PropertyRow
            key={property.path.join('.')}
            property={property}
            target={isShared ? items[0]?.node : undefined}
            onChange={(next, options) =>
              store.change(
                pointers,
                (node) => changedWith(node, property, next),
                options?.typed ? `${pointers.join(' ')} ${property.name}` : undefined,
              )
            }
          />
        )
      })}
    </div>
  )
}
