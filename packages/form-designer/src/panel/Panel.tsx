import type { FormItem } from '@sqos/form-model'
import { FormTabs } from '@sqos/form-widgets/tabs'
import { useText } from '@sqos/i18n/react'
import type { ComponentType } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { itemAt } from '../document/nesting.ts'
import { FieldRules } from '../rules/FieldRules.tsx'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import { BindingEditor } from './BindingEditor.tsx'
import styles from './Panel.module.css'
import { formProperties, hasPatterns, propertiesOf, styleProperties } from './properties.ts'
import type { Property } from '@sqos/form-model/designer'
import { changedWith } from './property.ts'
import { PropertyRow } from './PropertyRow.tsx'
import { RulesEditor } from './RulesEditor.tsx'
import { ComponentScripts, FormScripts } from './ScriptsEditor.tsx'
import { SharedProperties } from './SharedProperties.tsx'
import { VisibilityEditor } from './VisibilityEditor.tsx'

/** The properties of the selected components and of the form. */
export function Panel({ webType }: { webType: number | undefined }) {
  const { t } = useText(NAMESPACE)
  const form = useDesigner((state) => state.form)
  const selection = useDesigner((state) => state.selection)
  const items = selection.flatMap((pointer) => itemAt(form, pointer) ?? [])
  return (
    <FormTabs
      aria-label={t('panel.label')}
      panes={[
        {
          key: 'component',
          title: t('panel.component'),
          content: <Selected items={items} Properties={ComponentProperties} />,
        },
        {
          key: 'style',
          title: t('panel.style'),
          content: <Selected items={items} Properties={StyleProperties} />,
        },
        { key: 'form', title: t('panel.form'), content: <FormProperties webType={webType} /> },
      ]}
    />
  )
}

interface SelectedProps {
  items: readonly FormItem[]
  Properties: ComponentType<{ item: FormItem }>
}

/** The properties of one component, shared properties of several, or a hint. */
function Selected({ items, Properties }: SelectedProps) {
  const { t } = useText(NAMESPACE)
  const [item, ...others] = items
  if (!item) return <p className={styles.nothing}>{t('panel.nothing')}</p>
  return others.length > 0 ? <SharedProperties items={items} /> : <Properties key={item.key} item={item} />
}

function ComponentProperties({ item }: { item: FormItem }) {
  return (
    <div className={styles.properties}>
      <BindingEditor item={item} />
      <Rows item={item} properties={propertiesOf(item.kind, item.table !== undefined)} />
      {hasPatterns(item.kind) && <RulesEditor item={item} />}
      <FieldRules item={item} />
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
          (node) => changedWith(node, property, value),
          options?.typed ? `${item.key} ${property.path.join('.')}` : undefined,
        )
      }
    />
  ))
}

function FormProperties({ webType }: { webType: number | undefined }) {
  const store = useDesignerStore()
  const document = useDesigner(({ form }) => form.document)
  return (
    <div className={styles.properties}>
      {formProperties(webType).map((property) => {
        const [key = ''] = property.path
        return (
          <PropertyRow
            key={key}
            property={property}
            target={document}
            onChange={(value, options) =>
              store.changeForm(
                {
                  [key]: value,
                  ...Object.fromEntries((property.also?.(value) ?? []).map(([[name = ''], next]) => [name, next])),
                },
                options?.typed ? `form ${key}` : undefined,
              )
            }
          />
        )
      })}
      <FormScripts />
    </div>
  )
}
