import { Button } from '@arco-design/web-react'
import {
  type PortalGrants,
  type PortalRow,
  useGetPortalGrantsQuery,
  useSavePortalGrantsMutation,
} from '@sqos/api-client/portal'
import { FieldItem, GroupSelectField, PositionSelectField, RoleSelectField, UserSelectField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './VisualPortal.module.css'

type Grant = PortalGrants['list'][number]
type Kind = Exclude<Grant['objectType'], 'Organize'>

const FIELDS = { Role: RoleSelectField, Position: PositionSelectField, Group: GroupSelectField, User: UserSelectField }
const KINDS: readonly Kind[] = ['Role', 'Position', 'Group', 'User']

interface GrantsDrawerProps {
  row: PortalRow
  open: boolean
  onClose: () => void
}

/** 授权: who sees a portal. */
export function GrantsDrawer({ row, open, onClose }: GrantsDrawerProps) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = useGetPortalGrantsQuery({ id: row.id }, { refetchOnMountOrArgChange: true })
  return (
    <SideDrawer open={open} title={t('grants.title', { name: row.fullName })} onClose={onClose}>
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={6} />}
      {data && <Grants id={row.id} grants={data.list} onDone={onClose} />}
    </SideDrawer>
  )
}

function Grants({ id, grants, onDone }: { id: string; grants: readonly Grant[]; onDone: () => void }) {
  const { t } = useText(NAMESPACE)
  const [list, setList] = useState(grants)
  const [save, { isLoading }] = useSavePortalGrantsMutation()
  // Organisations, which other programs grant to, stay as they are.
  const organizations = list.filter(({ objectType }) => objectType === 'Organize')

  const put = (kind: Kind, ids: readonly string[]) =>
    setList([
      ...list.filter(({ objectType }) => objectType !== kind),
      ...ids.map((objectId): Grant => ({ objectType: kind, objectId, fullName: '' })),
    ])

  async function submit() {
    const { error } = await save({ id, portalGrantsBody: { list: [...list] } })
    if (!error) onDone()
  }

  return (
    <AppFields>
      <p>{t('grants.help')}</p>
      {KINDS.map((kind) => {
        const Field = FIELDS[kind]
        const ids = list.filter(({ objectType }) => objectType === kind).map(({ objectId }) => objectId)
        return (
          <FieldItem key={kind} label={t(`grants.${kind}`)}>
            <Field multiple value={ids} onChange={(next: string[]) => put(kind, next)} />
          </FieldItem>
        )
      })}
      {organizations.length > 0 && (
        <p>{t('grants.organizations', { names: organizations.map(({ fullName }) => fullName).join('、') })}</p>
      )}
      <footer className={styles.footer}>
        <Button onClick={onDone}>{t('action.cancel')}</Button>
        <Button type="primary" loading={isLoading} onClick={() => void submit()}>
          {t('action.save')}
        </Button>
      </footer>
    </AppFields>
  )
}
