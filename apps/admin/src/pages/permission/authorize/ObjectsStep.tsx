import { GroupSelectField } from '@sqos/form-widgets/group-select'
import { PositionSelectField } from '@sqos/form-widgets/position-select'
import { RoleSelectField } from '@sqos/form-widgets/role-select'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import styles from './Authorize.module.css'
import { NAMESPACE } from './catalogue.ts'
import type { useBatch } from './use-batch.ts'

const FIELDS = [
  { key: 'roleIds', label: 'roles', Field: RoleSelectField },
  { key: 'positionIds', label: 'positions', Field: PositionSelectField },
  { key: 'groupIds', label: 'groups', Field: GroupSelectField },
  { key: 'userIds', label: 'users', Field: UserSelectField },
] as const

/** 选择角色: chooses the roles, positions, groups and users that receive the ticked permissions. */
export function ObjectsStep({ objects, choose }: Pick<ReturnType<typeof useBatch>, 'objects' | 'choose'>) {
  const { t } = useText(NAMESPACE)
  return (
    <div className={styles.objects}>
      <AppFields>
        {FIELDS.map(({ key, label, Field }) => (
          <div key={key} className={styles.field}>
            <span className={styles.name} aria-hidden="true">
              {t(label)}
            </span>
            <Field
              multiple
              aria-label={t(label)}
              placeholder={t(`${label}Placeholder`)}
              value={objects[key]}
              onChange={(ids: readonly string[]) => choose(key, ids)}
            />
          </div>
        ))}
      </AppFields>
    </div>
  )
}
