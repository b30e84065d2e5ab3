import { useMemo } from 'react'
import type { FieldProps } from '../base/field-props.ts'
import { useField } from '../base/use-field.ts'
import type { WidgetServices } from '../services/widget-services.ts'
import { ChoiceBox, type ChoiceOptions } from './ChoiceBox.tsx'
import type { ChoicePolicy } from './ChoiceDialog.tsx'
import { limitTo } from './able-ids.ts'
import { type ChoiceSource, treeSource } from './choice-source.ts'
import { idsOf, type IdValueProps, readIds, reportIds } from './ids.ts'
import { type ChosenPlace, placeOf } from './place.ts'

/** Props of fields that choose a department, a position or a role. */
export type PlaceSelectProps = FieldProps &
  ChoiceOptions &
  IdValueProps<ChosenPlace> & {
    /** Only these and their descendants can be chosen: `id` or `id--type`. Default: all. */
    ableIds?: readonly string[] | undefined
  }

/** The source of the choice, and the settings of its dialog. */
interface PlaceKind {
  sourceOf: (ableIds: readonly string[] | undefined) => ChoiceSource
  policy: ChoicePolicy
}

/** A tree whose leaves of one kind can be chosen; `load` returns the whole tree. */
export const placeKind = (
  kind: 'department' | 'position' | 'role' | 'group',
  load: (services: WidgetServices, signal: AbortSignal) => ReturnType<WidgetServices['organizations']>,
): PlaceKind => ({
  sourceOf: (ableIds) =>
    treeSource({
      key: [kind, ...(ableIds ?? [])].join(' '),
      kind,
      rules: {
        kind,
        choosable: new Set([kind]),
        prunes: true,
        isAble: limitTo(ableIds, kind === 'department' ? 'organization' : kind),
      },
      load,
    }),
  policy: { title: `title.${kind}`, width: 800, hint: 'keyword', hasPane: true },
})

/** A choice of one or several nodes of a tree. */
export function PlaceSelect({ kind, ...props }: PlaceSelectProps & { kind: PlaceKind }) {
  const { multiple = false } = props
  const field = useField(props, readIds)
  const ableKey = props.ableIds?.join(',')
  const source = useMemo(() => kind.sourceOf(ableKey?.split(',')), [kind, ableKey])
  return (
    <ChoiceBox
      field={field}
      options={props}
      source={source}
      multiple={multiple}
      ids={idsOf(field.value, multiple)}
      policy={kind.policy}
      textOf={(node, id) => node?.name ?? id}
      onChoose={(nodes) => reportIds(props, nodes.map(placeOf))}
    />
  )
}
