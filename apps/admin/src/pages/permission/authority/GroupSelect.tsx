import { Select } from '@arco-design/web-react'
import { useListUserGroupTreeQuery } from '@sqos/api-client/user-group'

export interface GroupSelectProps {
  'aria-label': string
  /** Id of the chosen group. */
  value: string | undefined
  onChange: (id: string, name: string) => void
}

/** Chooses an enabled user group; the groups are listed below their types. */
export function GroupSelect({ value, onChange, ...field }: GroupSelectProps) {
  const { data, isFetching } = useListUserGroupTreeQuery()
  const types = data?.list ?? []
  const nameOf = (id: string) =>
    types.flatMap(({ children = [] }) => children).find((group) => group.id === id)?.fullName ?? id
  return (
    <Select
      {...field}
      showSearch
      loading={isFetching}
      {...(value !== undefined && { value })}
      filterOption={(typed, option) => nameOf(String(option.key)).toLowerCase().includes(typed.toLowerCase())}
      onChange={(id: string) => onChange(id, nameOf(id))}
    >
      {types.map((type) => (
        <Select.OptGroup key={type.id} label={type.fullName}>
          {(type.children ?? []).map((group) => (
            <Select.Option key={group.id} value={group.id}>
              {group.fullName}
            </Select.Option>
          ))}
        </Select.OptGroup>
      ))}
    </Select>
  )
}
