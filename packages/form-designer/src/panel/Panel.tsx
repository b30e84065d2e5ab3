import type { FormItem } from '@sqos/form-model'
import { FormTabs } from '@sqos/form-widgets/tabs'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { itemAt } from '../document/nesting.ts'
import { makesColumns } from '../document/new-nodes.ts'
import { FieldRules } from '../rules/FieldRules.tsx'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import { BindingEditor } from './BindingEditor.tsx'
import styles from './Panel.module.css'
import { PanelSection } from './PanelSection.tsx'
import { formProperties, hasPatterns } from './properties.ts'
import type { Property } from '@sqos/form-model/designer'
import { changedWith } from './property.ts'
import { groupedProperties, type PropertyGroup } from './property-groups.ts'
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
          content: <Selected items={items} />,
        },
        { key: 'form', title: t('panel.form'), content: <FormProperties webType={webType} /> },
      ]}
    />
  )
}

/** The properties of one component, shared properties of several, or a hint. */
function Selected({ items }: { items: readonly FormItem[] }) {
  const { t } = useText(NAMESPACE)
  const [item, ...others] = items
  if (!item) return <p className={styles.nothing}>{t('panel.nothing')}</p>
  return others.length > 0 ? <SharedProperties items={items} /> : <ComponentProperties key={item.key} item={item} />
}

/** Three groups: content, rules, and what few designers need, such as names in the database and scripts. */
function ComponentProperties({ item }: { item: FormItem }) {
  const { t } = useText(NAMESPACE)
  const rows = (group: PropertyGroup) => (
    <Rows item={item} properties={groupedProperties(item.kind, item.table !== undefined, group)} />
  )
  // Where the platform creates no columns, a new field has to be bound before it can be saved.
  const isUnbound = useDesigner(({ form }) => !makesColumns(form)) && hasBinding(item)
  return (
    <>
      <PanelSection name="content" title={t('panel.group.content')} isOpenFirst>
        {isUnbound && <BindingEditor item={item} />}
        {rows('content')}
      </PanelSection>
      <PanelSection name="rules" title={t('panel.group.rules')} isOpenFirst>
        {rows('rules')}
        {hasPatterns(item.kind) && <RulesEditor item={item} />}
        <FieldRules item={item} />
      </PanelSection>
      <PanelSection name="advanced" title={t('panel.group.advanced')} isOpenFirst={false}>
        {!isUnbound && <BindingEditor item={item} />}
        {rows('advanced')}
        {item.kind.role !== 'pane' && <VisibilityEditor item={item} />}
        {item.kind.events.length > 0 && <ComponentScripts item={item} />}
      </PanelSection>
    </>
  )
}

const hasBinding = ({ kind }: FormItem): boolean =>
  kind.role === 'value' || kind.role === 'system' || kind.role === 'table'

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
