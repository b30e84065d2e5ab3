import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import styles from './AuthorityEditor.module.css'
import { NAMESPACE } from './catalogue.ts'

interface RoleCopySelectProps {
  /** Undefined while the roles are loading. */
  roles: readonly { id: string; fullName: string }[] | undefined
  /** Rejects when the grants of the role could not be read. */
  onTake: (id: string) => Promise<void>
}

/** 选择角色: replaces the ticks by the grants of another role. */
export function RoleCopySelect({ roles: loaded, onTake }: RoleCopySelectProps) {
  const { t } = useText(NAMESPACE)
  const [busy, setBusy] = useState(false)
  const roles = loaded ?? NO_ROLES

  async function take(id: string) {
    const name = roles.find((role) => role.id === id)?.fullName ?? ''
    setBusy(true)
    try {
      await onTake(id)
      showToast({ kind: 'info', text: t('copied', { name }) })
    } catch {
      // The services have reported the error.
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
      loading={busy || loaded === undefined}
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

const NO_ROLES: NonNullable<RoleCopySelectProps['roles']> = []

// Arco passes the option's element with properties of type any.
function valueOf({ props }: { props: unknown }): unknown {
  return typeof props === 'object' && props !== null && 'value' in props ? props.value : undefined
}
