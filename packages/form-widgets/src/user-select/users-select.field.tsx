import { idsIn } from '@sqos/form-model'
import { pickerProps } from '../choice/picker-props.ts'
import { defineField } from '../kinds/define-field.ts'
import { anyValue, flagOf } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { UserSelectField } from './UserSelectField.tsx'

const SUFFIX = '--user'
const isUser = (entry: string) => entry.endsWith(SUFFIX) || !entry.includes('--')
const idOf = (entry: string) => entry.replace(SUFFIX, '')

/** 用户组件: chooses users; organisations, positions, roles and groups of the value are counted and kept. */
function Widget(props: WidgetProps) {
  const { t } = useWidgetText()
  const entries = idsIn(props.value)
  const others = entries.filter((entry) => !isUser(entry))
  const users = entries.filter(isUser).map(idOf)
  const shared = pickerProps(props)
  const field = flagOf(props.item, 'multiple') ? (
    <UserSelectField
      {...shared}
      multiple
      value={users}
      onChange={(ids, people) => props.onChange([...others, ...ids.map((id) => id + SUFFIX)], people)}
    />
  ) : (
    <UserSelectField
      {...shared}
      value={anyValue(users[0] ?? '')}
      onChange={(id, person) => props.onChange(id === '' ? '' : id + SUFFIX, person)}
    />
  )
  if (others.length === 0) return field
  return (
    <div>
      {field}
      <small>{t('choice.otherEntries', { count: others.length })}</small>
    </div>
  )
}

export const field = defineField({ kind: 'usersSelect', Widget, isCell: true })
