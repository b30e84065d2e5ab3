import { FieldItem, RichText } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { Skeleton } from '@sqos/ui-kit'
import { CodeEditor } from '@sqos/ui-kit/code-editor'
import { lazy, Suspense, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { isRecord, numberOf, parseJson, textOf } from '../document/json.ts'
import type { PortalItem } from '../document/types.ts'
import type { PartProperty } from '../kinds/kind.ts'
import { kindNamed } from '../kinds/kinds.ts'
import { useDesign } from './design-context.ts'
import { AddressRow } from './AddressRow.tsx'
import { ChildrenEditor, MenusEditor, PicturesEditor, TabsEditor, TilesEditor } from './list-editors.tsx'
import { NoteRow, NumberRow, SelectRow, SwitchRow, TextRow } from './rows.tsx'
import { useChoices } from './use-choices.ts'

const DataEditor = lazy(async () => ({ default: (await import('./data/DataEditor.tsx')).DataEditor }))

interface PropertyRowProps {
  item: PortalItem
  property: PartProperty
  onChange: (key: string, value: unknown) => void
}

/** One property of a part. Sources of data that were not chosen are left out. */
export function PropertyRow({ item: { i, kind, raw }, property, onChange }: PropertyRowProps) {
  const { t } = useText(NAMESPACE)
  const { key, type } = property
  const known = kindNamed(kind)?.read?.(raw)
  const value = raw[key] ?? known?.[key]
  const label = t(`property.${key}`)
  const set = (next: unknown) => onChange(key, next)
  if (!isShown(raw, property)) return null

  switch (type) {
    case 'text':
      return <TextRow label={label} value={textOf(value)} maxLength={property.maxLength} onChange={set} />
    case 'address':
      return <AddressRow label={label} value={textOf(value)} upload={property.upload} onChange={set} />
    case 'note':
      return <NoteRow label={label} value={textOf(value)} onChange={set} />
    case 'html':
      return (
        <FieldItem label={label}>
          <RichText value={textOf(value)} onChange={set} />
        </FieldItem>
      )
    case 'number':
      return <NumberRow label={label} value={numberOf(value)} min={property.min} max={property.max} onChange={set} />
    case 'switch':
      return (
        <SwitchRow label={label} value={typeof value === 'boolean' ? value : property.usual === true} onChange={set} />
      )
    case 'choice':
      return (
        <SelectRow
          label={label}
          value={chosen({ ...known, ...raw }, property)}
          options={property.choices.map((one) => ({ value: one, label: t(`choice.${key}.${one}`) }))}
          onChange={(next) =>
            property.isOption ? onChange('option', { ...optionOf(raw), [key]: Number(next) }) : set(next)
          }
        />
      )
    case 'data':
      return (
        <Suspense fallback={<Skeleton />}>
          <DataEditor label={label} need={property.need} isOptional={key === 'compare'} value={value} onChange={set} />
        </Suspense>
      )
    case 'interface':
      return <InterfaceRow label={label} value={textOf(value)} onChange={set} />
    case 'json':
      return <JsonRow label={label} value={value} onChange={set} />
    case 'menus':
      return <MenusEditor label={label} value={value} max={property.max} onChange={set} />
    case 'tiles':
      return <TilesEditor value={value} limits={property} onChange={set} />
    case 'pictures':
      return <PicturesEditor value={value} max={property.max} onChange={set} />
    case 'parts':
      return <ChildrenEditor parent={i} parts={value} />
    case 'tabs':
      return <TabsEditor parent={i} panes={value} onChange={set} />
    default:
      throw new Error(`Unknown property ${String(type satisfies never)}`)
  }
}

/** Of the three sources of a chart of the family, the one that is used. */
function isShown(raw: Record<string, unknown>, { key, type }: PartProperty): boolean {
  if (!('dataType' in raw)) return true
  const source = sourceOf(raw)
  if (type === 'interface') return source === 'dynamic'
  if (type === 'json') return source === 'static'
  return key !== 'dataset' || source === 'dataset'
}

/** Parts of the family say `static` or `dynamic`; a dataset comes first. */
function sourceOf(raw: Record<string, unknown>): string {
  const source = textOf(raw['dataType'])
  return isRecord(raw['dataset']) || source === '' ? 'dataset' : source
}

const optionOf = (raw: Record<string, unknown>) => (isRecord(raw['option']) ? raw['option'] : {})

/** The choice of a document; the first one for values that only other programs know. */
function chosen(
  raw: Record<string, unknown>,
  { key, choices, isOption = false }: { key: string; choices: readonly string[]; isOption?: boolean },
): string {
  const value = key === 'dataType' ? sourceOf(raw) : textOf(isOption ? (optionOf(raw)[key] ?? raw[key]) : raw[key])
  return choices.includes(value) ? value : (choices[0] ?? '')
}

function InterfaceRow({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const { services } = useDesign()
  const { options } = useChoices(services.interfaces)
  return <SelectRow label={label} value={value} options={options} onChange={onChange} />
}

/** An option of ECharts. A text that is no JSON is not taken, and says so. */
function JsonRow({ label, value, onChange }: { label: string; value: unknown; onChange: (value: unknown) => void }) {
  const { t } = useText(NAMESPACE)
  const [text, setText] = useState(() => JSON.stringify(value ?? {}, null, 2))
  const isBroken = !isRecord(parseJson(text))

  function take(next: string) {
    setText(next)
    const parsed = parseJson(next)
    if (isRecord(parsed)) onChange(parsed)
  }

  return (
    <FieldItem label={label} problem={isBroken ? t('property.notJson') : undefined}>
      <CodeEditor language="json" label={label} height="240px" value={text} onChange={take} />
    </FieldItem>
  )
}
