import { Button, Select } from '@arco-design/web-react'
import { OrganizationSelectField } from '@sqos/form-widgets/organization-select'
import { PositionSelectField } from '@sqos/form-widgets/position-select'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import type { EditedObject } from '@sqos/authority-editor'
import styles from './Authority.module.css'
import { GroupSelect } from './GroupSelect.tsx'
import { NAMESPACE } from './catalogue.ts'

const AuthorityEditor = lazy(async () => ({
  default: (await import('../../../parts/authority/AppAuthorityEditor.tsx')).AppAuthorityEditor,
}))

const TYPES = ['User', 'Position', 'Organize', 'Group'] as const
type ObjectType = (typeof TYPES)[number]

/** Changes the grants of a user, position, organisation or user group; the role page changes those of roles. */
export function AssignPanel() {
  const { t } = useText(NAMESPACE)
  const [objectType, setObjectType] = useState<ObjectType>('User')
  const [object, setObject] = useState<EditedObject & { path?: string[] }>()
  const [edited, setEdited] = useState<EditedObject>()

  function chooseType(next: ObjectType) {
    setObjectType(next)
    setObject(undefined)
  }

  const choose = (id: string, name: string) => setObject(id === '' ? undefined : { objectType, id, name })
  const field = { 'aria-label': t('assign.object') }

  return (
    <div>
      <div className={styles.question}>
        <div className={styles.field}>
          <span className={styles.name} aria-hidden="true">
            {t('assign.type')}
          </span>
          <Select
            aria-label={t('assign.type')}
            value={objectType}
            onChange={chooseType}
            options={TYPES.map((type) => ({ value: type, label: t(`object.${type}`) }))}
          />
        </div>
        <div className={styles.field}>
          <span className={styles.name} aria-hidden="true">
            {t('assign.object')}
          </span>
          <AppFields>
            {objectType === 'User' && (
              <UserSelectField
                {...field}
                value={object?.id}
                onChange={(id, user) => choose(id, user?.fullName ?? id)}
              />
            )}
            {objectType === 'Position' && (
              <PositionSelectField
                {...field}
                value={object?.id}
                onChange={(id, node) => choose(id, node?.fullName ?? id)}
              />
            )}
            {objectType === 'Organize' && (
              <OrganizationSelectField
                {...field}
                value={object?.path}
                onChange={(path, steps) => {
                  const end = steps.at(-1)
                  setObject(end && { objectType, id: end.id, name: end.fullName, path })
                }}
              />
            )}
            {objectType === 'Group' && <GroupSelect {...field} value={object?.id} onChange={choose} />}
          </AppFields>
        </div>
        <Button type="primary" disabled={!object} onClick={() => setEdited(object)}>
          {t('assign.open')}
        </Button>
      </div>
      <EmptyState title={t('tab.assign')} hint={t('assign.hint')} />
      <Suspense>{edited && <AuthorityEditor object={edited} onClose={() => setEdited(undefined)} />}</Suspense>
    </div>
  )
}
