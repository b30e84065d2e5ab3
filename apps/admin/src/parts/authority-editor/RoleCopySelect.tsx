import { Select } from '@arco-design/web-react'
import { type RoleNode, useListEditableRoleTreeQuery } from '@sqos/api-client/role'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { useState } from 'react'
import styles from './AuthorityEditor.module.css'
import { NAMESPACE } from './catalogue.ts'

/** 选择角色: ticks what another role grants. */
export function RoleCopySelect({ exceptId, onTake }: { exceptId: string; onTake: (id: string) => Promise<void> }) {
  const { t } = useText(NAMESPACE)
  const [busy, setBusy] = useState(false)
  const tree = useListEditableRoleTreeQuery()
  const roles = rolesOf(tree.data?.list ?? []).filter(({ id }) => id !== exceptId)

  async function take(id: string) {
    const name = roles.find((role) => role.id === id)?.fullName ?? ''
    setBusy(true)
    try {
      await onTake(id)
      showToast({ kind: 'info', text: t('copied', { name }) })
    } catch {
      // The base query has said why.
    } finally {
      setBusy(false)
    }
  }

  return (
    <Select
      className={styles.role ?? ''}
      aria-label={t('copyFrom')}
      placeholder={t('copyFrom')}
      showSearch
      loading={busy || tree.isFetching}
      disabled={busy}
      filterOption={(text, option) => {
        const { fullName = '' } = roles.find(({ id }) => id === valueOf(option)) ?? {}
        return fullName.toLowerCase().includes(text.trim().toLowerCase())
      }}
      onChange={(id: string) => void take(id)}
    >
      {roles.map(({ id, fullName }) => (
        <Select.Option key={id} value={id}>
          {fullName}
        </Select.Option>
      ))}
    </Select>
  )
}

// Arco hands over the option's element and types its properties as anything.
function valueOf({ props }: { props: unknown }): unknown {
  return typeof props === 'object' && props !== null && 'value' in props ? props.value : undefined
}

/** Each role once, though it stands under every one of its organisations. */
function rolesOf(nodes: readonly RoleNode[]): RoleNode[] {
  const found = new Map<string, RoleNode>()
  function walk(list: readonly RoleNode[]) {
    for (const node of list) {
      if (node.type === 'role') found.set(node.id, node)
      walk(node.children ?? [])
    }
  }
  walk(nodes)
  return [...found.values()]
}
