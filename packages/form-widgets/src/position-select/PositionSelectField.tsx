import { memo } from 'react'
import type { FieldProps } from '../base/field-props.ts'
import { useField } from '../base/use-field.ts'
import { ChoiceBox, type ChoiceOptions } from '../choice/ChoiceBox.tsx'
import type { ChoicePolicy } from '../choice/ChoiceDialog.tsx'
import { treeSource } from '../choice/choice-source.ts'
import { idsOf, type IdValueProps, readIds, tellIds } from '../choice/ids.ts'
import { type ChosenPlace, placeOf } from '../choice/place.ts'

export type PositionSelectFieldProps = FieldProps & ChoiceOptions & IdValueProps<ChosenPlace>

const POLICY: ChoicePolicy = { title: 'title.position', width: 800, hint: 'keyword', hasPane: true }

const SOURCE = treeSource({
  key: 'position',
  kind: 'position',
  rules: { kind: 'position', choosable: new Set(['position']), prunes: true },
  load: (services, signal) => services.positions({ signal }),
})

/** One or several positions, below their organisations. Kind `posSelect`. */
export const PositionSelectField = memo(function PositionSelectField(props: PositionSelectFieldProps) {
  const { multiple = false } = props
  const field = useField(props, readIds)
  return (
    <ChoiceBox
      field={field}
      options={props}
      source={SOURCE}
      multiple={multiple}
      ids={idsOf(field.value, multiple)}
      policy={POLICY}
      textOf={(node, id) => node?.name ?? id}
      onChoose={(nodes) => tellIds(props, nodes.map(placeOf))}
    />
  )
})
