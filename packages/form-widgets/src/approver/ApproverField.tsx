import { memoWithRef } from '@sqos/hooks'
import type { FieldProps } from '../base/field-props.ts'
import { useField } from '../base/use-field.ts'
import { ChoiceBox, type ChoiceOptions } from '../choice/ChoiceBox.tsx'
import type { ChoicePolicy } from '../choice/ChoiceDialog.tsx'
import { idsOf, type IdValueProps, readIds, reportIds } from '../choice/ids.ts'
import { approverSource, personOf } from '../choice/people-source.ts'
import type { Person } from '../services/widget-services.ts'

export type ApproverFieldProps = FieldProps & ChoiceOptions & IdValueProps<Person>

const POLICY: ChoicePolicy = {
  title: 'title.approver',
  width: 450,
  hint: 'filter',
  hasPane: false,
  demand: 'chooseApprover',
}

const SOURCE = approverSource()

/** Chooses approvers. Confirming an empty choice shows a message. */
export const ApproverField = memoWithRef(function ApproverField(props: ApproverFieldProps) {
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
      onChoose={(nodes) => reportIds(props, nodes.map(personOf))}
    />
  )
})
