import { memoWithRef } from '@sqos/hooks'
import { useMemo } from 'react'
import type { FieldProps } from '../base/field-props.ts'
import { useField } from '../base/use-field.ts'
import type { ChoiceNode } from '../choice/choice-node.ts'
import { ChoiceBox, type ChoiceOptions } from '../choice/ChoiceBox.tsx'
import type { ChoicePolicy } from '../choice/ChoiceDialog.tsx'
import { idsOf, type IdValueProps, readIds, reportIds } from '../choice/ids.ts'
import { CURRENT_USER, personOf, USER_POLICY, userSource } from '../choice/people-source.ts'
import type { Person } from '../services/widget-services.ts'
import { useWidgetText } from '../texts/text-context.ts'

interface UserSelectCommonProps extends FieldProps, ChoiceOptions {
  /** Offers 当前用户, for defaults of forms and for flows. */
  hasSystem?: boolean | undefined
  /** Only these users, and users of these organisations, positions, roles and groups: `id` or `id--type`. Default: all. */
  ableIds?: readonly string[] | undefined
  /** Only people with a value under this key can be chosen, such as `mobilePhone`. */
  checkKey?: string | undefined
  /** The message for people without `checkKey`. */
  checkErrorMessage?: string | undefined
}

export type UserSelectFieldProps = UserSelectCommonProps & IdValueProps<Person>

/** One or several people. Kind `userSelect`. */
export const UserSelectField = memoWithRef(function UserSelectField(props: UserSelectFieldProps) {
  const { multiple = false, hasSystem = false, checkKey, checkErrorMessage } = props
  const { t } = useWidgetText()
  const field = useField(props, readIds)
  const currentUser = t('choice.currentUser')
  const ableKey = props.ableIds?.join(',')
  const source = useMemo(
    () => userSource({ currentUser: hasSystem ? currentUser : undefined, ableIds: ableKey?.split(',') }),
    [hasSystem, currentUser, ableKey],
  )
  const policy = useMemo(
    (): ChoicePolicy => ({
      ...USER_POLICY,
      check: checkKey === undefined ? undefined : { key: checkKey, message: checkErrorMessage },
    }),
    [checkKey, checkErrorMessage],
  )
  // The name is the same whether or not it can be chosen here.
  const textOf = (node: ChoiceNode | undefined, id: string) => (id === CURRENT_USER ? currentUser : (node?.name ?? id))

  return (
    <ChoiceBox
      field={field}
      options={props}
      source={source}
      multiple={multiple}
      ids={idsOf(field.value, multiple)}
      policy={policy}
      textOf={textOf}
      onChoose={(nodes) => reportIds(props, nodes.map(personOf))}
    />
  )
})
