import { Button } from '@arco-design/web-react'
import {
  type PortalGrants,
  type PortalRow,
  useGetPortalGrantsQuery,
  useSavePortalGrantsMutation,
} from '@sqos/api-client/portal'
import {
  FieldItem,
  GroupSelectField,
  OrganizationSelectField,
  PositionSelectField,
  RoleSelectField,
  UserSelectField,
} from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './VisualPortal.module.css'

type Grant = PortalGrants['list'][number]
type Kind = Grant['objectType']

const FIELDS = { Role: RoleSelectField, Position: PositionSelectField, Group: GroupSelectField, User: UserSelectField }
const KINDS = ['Role', 'Position', 'Group', 'User'] as const

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
  const idsOf = (kind: Kind) => list.filter(({ objectType }) => objectType === kind).map(({ objectId }) => objectId)

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
        return (
          <FieldItem key={kind} label={t(`grants.${kind}`)}>
            <Field multiple value={idsOf(kind)} onChange={(next: string[]) => put(kind, next)} />
          </FieldItem>
        )
      })}
      <FieldItem label={t('grants.Organize')} help={t('grants.organizeHelp')}>
        <OrganizationSelectField
          multiple
          value={idsOf('Organize').map((organizeId) => [organizeId])}
          onChange={(paths) =>
            put(
              'Organize',
              paths.flatMap((path) => path.at(-1) ?? []),
            )
          }
        />
      </FieldItem>
      <footer className={styles.footer}>
        <Button onClick={onDone}>{t('action.cancel')}</Button>
        <Button type="primary" loading={isLoading} onClick={() => void submit()}>
          {t('action.save')}
        </Button>
      </footer>
    </AppFields>
  )
}
