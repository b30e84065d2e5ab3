import { asBoolean, asList, asNumber, asText, own, ownAt } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../../catalogue.ts'
import type { EditorProps } from '../PropertyRow.tsx'

/** The panes that are open at first: the index of one, or the names of several. */
export function ActivePanesEditor({ id, label, editor, value, item, onChange }: EditorProps<'activePanes'>) {
  const { t } = useText(NAMESPACE)
  const panes = asList(ownAt(item?.node, '__config__', 'children'))
  const titleOf = (pane: unknown) => asText(own(pane, 'title')) ?? ''
  const shared = { id, 'aria-label': label, size: 'small', placeholder: t('reference.choose') } as const
  if (editor.by === 'place') {
    return (
      <Select
        {...shared}
        value={Math.min(asNumber(value) ?? 0, panes.length - 1)}
        options={panes.map((pane, place) => ({ value: place, label: titleOf(pane) }))}
        onChange={(place: unknown) => onChange(place)}
      />
    )
  }
  const names = asList(value).flatMap((name) => asText(name) ?? [])
  const options = panes.map((pane) => ({ value: asText(own(pane, 'name')) ?? '', label: titleOf(pane) }))
  return asBoolean(item?.node.accordion) === true ? (
    <Select {...shared} value={names[0] ?? ''} options={options} onChange={(name: unknown) => onChange([name])} />
  ) : (
    <Select {...shared} mode="multiple" value={names} options={options} onChange={(next: unknown) => onChange(next)} />
  )
}
