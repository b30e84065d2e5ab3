import { Button } from '@arco-design/web-react'
import {
  type PortalGrants,
  type PortalRow,
  useGetPortalGrantsQuery,
  useSavePortalGrantsMutation,
} from '@sqos/api-client/portal'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { HolderFields } from '../../../parts/people/HolderFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './VisualPortal.module.css'

type Grant = PortalGrants['list'][number]

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

  async function submit() {
    const { error } = await save({ id, portalGrantsBody: { list: [...list] } })
    if (!error) onDone()
  }

  return (
    <>
      <p>{t('grants.help')}</p>
      <HolderFields
        value={list}
        onChange={(holders) => setList(holders.map((holder) => ({ fullName: '', ...holder })))}
        labelOf={(kind) => t(`grants.${kind}`)}
        organizeHelp={t('grants.organizeHelp')}
      />
      <footer className={styles.footer}>
        <Button onClick={onDone}>{t('action.cancel')}</Button>
        <Button type="primary" loading={isLoading} onClick={() => void submit()}>
          {t('action.save')}
        </Button>
      </footer>
    </>
  )
}
