import type { FormItem } from '@sqos/form-model'
import { FormTabs } from '@sqos/form-widgets/tabs'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { withValue } from '../document/node-value.ts'
import { itemAt } from '../document/nesting.ts'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import { BindingEditor } from './BindingEditor.tsx'
import styles from './Panel.module.css'
import { FORM_PROPERTIES, hasPatterns, propertiesOf, styleProperties } from './properties.ts'
import type { Property } from './property.ts'
import { PropertyRow } from './PropertyRow.tsx'
import { RulesEditor } from './RulesEditor.tsx'
import { ComponentScripts, FormScripts } from './ScriptsEditor.tsx'
import { VisibilityEditor } from './VisibilityEditor.tsx'

/** What can be said about the selected component, and about the form. */
export function Panel() {
  const { t } = useText(NAMESPACE)
  const item = useDesigner(({ form, selection }) => {
    const last = selection.at(-1)
    return last === undefined ? undefined : itemAt(form, last)
  })
  const count = useDesigner(({ selection }) => selection.length)
  const nothing = <p className={styles.nothing}>{t(count > 1 ? 'panel.several' : 'panel.nothing', { count })}</p>
  const isOne = item !== undefined && count === 1

  return (
    <FormTabs
      aria-label={t('panel.label')}
      panes={[
        {
          key: 'component',
          title: t('panel.component'),
          content: isOne ? <ComponentProperties key={item.key} item={item} /> : nothing,
        },
        {
          key: 'style',
          title: t('panel.style'),
          content: isOne ? <StyleProperties key={item.key} item={item} /> : nothing,
        },
        { key: 'form', title: t('panel.form'), content: <FormProperties /> },
      ]}
    />
  )
}

function ComponentProperties({ item }: { item: FormItem }) {
  return (
    <div className={styles.properties}>
      <BindingEditor item={item} />
      <Rows item={item} properties={propertiesOf(item.kind, item.table !== undefined)} />
      {hasPatterns(item.kind) && <RulesEditor item={item} />}
      {item.kind.events.length > 0 && <ComponentScripts item={item} />}
    </div>
  )
}

function StyleProperties({ item }: { item: FormItem }) {
  return (
    <div className={styles.properties}>
      <Rows item={item} properties={styleProperties(item.kind, item.table !== undefined)} />
      {item.kind.role !== 'pane' && <VisibilityEditor item={item} />}
    </div>
  )
}

function Rows({ item, properties }: { item: FormItem; properties: readonly Property[] }) {
  const store = useDesignerStore()
  return properties.map((property) => (
    <PropertyRow
      key={property.path.join('.')}
      property={property}
      target={item.node}
      item={item}
      onChange={(value, options) =>
        store.change(
          item.key,
          (node) => withValue(node, property.path, value),
          options?.typed ? `${item.key} ${property.path.join('.')}` : undefined,
        )
      }
    />
  ))
}

function FormProperties() {
  const store = useDesignerStore()
  const document = useDesigner(({ form }) => form.document)
  return (
    <div className={styles.properties}>
      {FORM_PROPERTIES.map((property) => {
        const [key = ''] = property.path
        return (
          <PropertyRow
            key={key}
            property={property}
            target={document}
            onChange={(value, options) =>
              store.changeForm({ [key]: value }, options?.typed ? `form ${key}` : undefined)
            }
          />
        )
      })}
      <FormScripts />
    </div>
  )
}
