import { memoWithRef } from '@sqos/hooks'
import { useMemo } from 'react'
import type { FieldProps } from '../base/field-props.ts'
import { useField } from '../base/use-field.ts'
import { type ChoiceNode, type ChoiceStep, pathText } from '../choice/choice-node.ts'
import { ChoiceBox, type ChoiceOptions } from '../choice/ChoiceBox.tsx'
import type { ChoicePolicy } from '../choice/ChoiceDialog.tsx'
import { limitTo } from '../choice/able-ids.ts'
import { treeSource } from '../choice/choice-source.ts'
import { readRegionPaths } from '../address/region-path.ts'

/** Ids from the top down to the organisation. */
export type OrganizationPath = readonly string[]

interface OrganizationOneProps {
  multiple?: false | undefined
  value?: OrganizationPath | null | undefined
  /** The ids of the path, `[]` when cleared, and id and name of every level. */
  onChange?: ((path: string[], steps: ChoiceStep[]) => void) | undefined
}

interface OrganizationManyProps {
  multiple: true
  value?: readonly OrganizationPath[] | null | undefined
  /** A list of paths, and per path id and name of every level. */
  onChange?: ((paths: string[][], steps: ChoiceStep[][]) => void) | undefined
}

export type OrganizationSelectFieldProps = FieldProps &
  ChoiceOptions &
  (OrganizationOneProps | OrganizationManyProps) & {
    /** Restricts the options to these and their descendants: `id` or `id--type`. Default: all. */
    ableIds?: readonly string[] | undefined
  }

const POLICY: ChoicePolicy = { title: 'title.organization', width: 800, hint: 'keyword', hasPane: true }

const sourceOf = (ableIds: readonly string[] | undefined) =>
  treeSource({
    key: ['organization', ...(ableIds ?? [])].join(' '),
    kind: 'organization',
    rules: { kind: 'organization', prunes: ableIds !== undefined, isAble: limitTo(ableIds, 'organization') },
    load: (services, signal) => services.organizations({ signal }),
  })
const EVERYTHING = sourceOf(undefined)

/** One or several companies or departments; what is stored are paths of ids. Kind `comSelect`. */
export const OrganizationSelectField = memoWithRef(function OrganizationSelectField(
  props: OrganizationSelectFieldProps,
) {
  const field = useField(props, readRegionPaths)
  const paths = props.multiple ? (field.value ?? []) : (field.value ?? []).slice(0, 1)
  const ableKey = props.ableIds?.join(',')
  const source = useMemo(() => (ableKey === undefined ? EVERYTHING : sourceOf(ableKey.split(','))), [ableKey])
  const stored = new Map(paths.map((path) => [path.at(-1) ?? '', path]))

  /** Unknown organisations keep their stored path. */
  const stepsOf = (node: ChoiceNode): ChoiceStep[] =>
    node.kind === '' ? (stored.get(node.id) ?? [node.id]).map((id) => ({ id, fullName: id })) : [...node.path]

  function choose(nodes: readonly ChoiceNode[]) {
    const steps = nodes.map(stepsOf)
    const ids = steps.map((path) => path.map(({ id }) => id))
    if (props.multiple) props.onChange?.(ids, steps)
    else props.onChange?.(ids[0] ?? [], steps[0] ?? [])
  }

  return (
    <ChoiceBox
      field={field}
      options={props}
      source={source}
      multiple={props.multiple ?? false}
      ids={[...stored.keys()]}
      policy={POLICY}
      textOf={(node, id) => (node && node.kind !== '' ? pathText(node.path) : (stored.get(id) ?? [id]).join('/'))}
      onChoose={choose}
    />
  )
})
