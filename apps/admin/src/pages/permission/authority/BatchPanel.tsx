import { Button } from '@arco-design/web-react'
import { PositionSelectField } from '@sqos/form-widgets/position-select'
import { RoleSelectField } from '@sqos/form-widgets/role-select'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { AppFields } from '../../../app/widget-services/AppFields.tsx'
import { type EditedObject, NOBODY, type Several } from '../../../parts/authority-editor/load-grants.ts'
import styles from './Authority.module.css'
import { NAMESPACE } from './catalogue.ts'

const AuthorityEditor = lazy(async () => ({
  default: (await import('../../../parts/authority-editor/AuthorityEditor.tsx')).AuthorityEditor,
}))

const FIELDS = [
  { key: 'roleIds', label: 'batch.roles', Field: RoleSelectField },
  { key: 'positionIds', label: 'batch.positions', Field: PositionSelectField },
  { key: 'userIds', label: 'batch.users', Field: UserSelectField },
] as const

/** Adds the same permissions to many roles, positions and people. */
export function BatchPanel() {
  const { t } = useText(NAMESPACE)
  const [several, setSeveral] = useState<Several>({ roleIds: [], positionIds: [], userIds: [] })
  const [edited, setEdited] = useState<EditedObject>()
  const { roleIds, positionIds, userIds } = several
  const isNobody = roleIds.length + positionIds.length + userIds.length === 0

  const open = () =>
    setEdited({
      objectType: 'Role',
      id: NOBODY,
      name: t('batch.names', { roles: roleIds.length, positions: positionIds.length, users: userIds.length }),
      several,
    })

  return (
    <div>
      <div className={styles.question}>
        <AppFields>
          {FIELDS.map(({ key, label, Field }) => (
            <div key={key} className={styles.field}>
              <span className={styles.name} aria-hidden="true">
                {t(label)}
              </span>
              <Field
                multiple
                aria-label={t(label)}
                value={several[key]}
                onChange={(ids: readonly string[]) => setSeveral({ ...several, [key]: [...ids] })}
              />
            </div>
          ))}
        </AppFields>
        <Button type="primary" disabled={isNobody} onClick={open}>
          {t('batch.open')}
        </Button>
      </div>
      <EmptyState title={t('tab.batch')} hint={t('batch.hint')} />
      <Suspense>{edited && <AuthorityEditor object={edited} onClose={() => setEdited(undefined)} />}</Suspense>
    </div>
  )
}
