import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import type { EditedObject } from '@sqos/authority-editor'
import styles from './Authority.module.css'
import { HolderField, type HolderType } from './HolderField.tsx'
import { NAMESPACE } from './catalogue.ts'

const AuthorityEditor = lazy(async () => ({
  default: (await import('../../../parts/authority/AppAuthorityEditor.tsx')).AppAuthorityEditor,
}))

const TYPES = ['User', 'Position', 'Organize', 'Group'] as const satisfies readonly HolderType[]
type ObjectType = (typeof TYPES)[number]

/** Changes the grants of a user, position, organisation or user group; the role page changes those of roles. */
export function AssignPanel() {
  const { t } = useText(NAMESPACE)
  const [objectType, setObjectType] = useState<ObjectType>('User')
  const [object, setObject] = useState<EditedObject>()
  const [path, setPath] = useState<readonly string[]>([])
  const [edited, setEdited] = useState<EditedObject>()

  function chooseType(next: ObjectType) {
    setObjectType(next)
    choose([], '')
  }

  function choose(next: readonly string[], name: string) {
    const id = next.at(-1)
    setPath(next)
    setObject(id === undefined ? undefined : { objectType, id, name })
  }

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
            <HolderField aria-label={t('assign.object')} type={objectType} path={path} onChange={choose} />
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
