import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import type { ChoiceGroup } from './use-groups.ts'

export interface GroupSelectProps {
  groups: readonly ChoiceGroup[]
  loading: boolean
  /** Without an organisation there are no options; the list then shows a hint. */
  hasOrganization: boolean
  placeholder: string
  // From the form item.
  id?: string
  value?: string[]
  onChange?: (ids: string[]) => void
}

/** Selects positions or roles, grouped by organisation. */
export function GroupSelect({ groups, loading, hasOrganization, placeholder, id, value, onChange }: GroupSelectProps) {
  const { t } = useText(NAMESPACE)
  const names = new Map(groups.flatMap(({ children }) => children.map((child) => [child.id, child.fullName])))

  function open(visible: boolean) {
    if (visible && !hasOrganization) showToast({ kind: 'warning', text: t('chooseOrganizationFirst') })
  }

  return (
    <Select
      mode="multiple"
      allowClear
      {...(id !== undefined && { id })}
      {...(value !== undefined && { value })}
      {...(onChange && { onChange })}
      placeholder={placeholder}
      loading={loading}
      onVisibleChange={open}
      filterOption={(text, option) => includes(names.get(String(readValue(option))) ?? '', text)}
      renderFormat={(_, chosen) => (typeof chosen === 'string' && names.get(chosen)) || '…'}
    >
      {groups.map((group) => (
        <Select.OptGroup key={group.id} label={t('group', { name: group.fullName, count: group.children.length })}>
          {group.children.map((child) => (
            <Select.Option key={child.id} value={child.id}>
              {child.fullName}
            </Select.Option>
          ))}
        </Select.OptGroup>
      ))}
    </Select>
  )
}

const includes = (name: string, text: string) => name.toLowerCase().includes(text.trim().toLowerCase())

// Arco passes the option's element with properties of type any.
function readValue({ props }: { props: unknown }): unknown {
  return typeof props === 'object' && props !== null && 'value' in props ? props.value : undefined
}
