import { IconNotification } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { ReportDocument, ReportValues } from '@sqos/report-model'
import { selectUser } from '@sqos/session'
import { RowMenu } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { NAMESPACE } from './catalogue.ts'

const SubscribeDialog = lazy(async () => ({ default: (await import('./SubscribeDialog.tsx')).SubscribeDialog }))
const SubscriptionsDrawer = lazy(async () => ({
  default: (await import('./SubscriptionsDrawer.tsx')).SubscriptionsDrawer,
}))

interface SubscribeMenuProps {
  report: { id: string; fullName: string; document: ReportDocument }
  values: ReportValues
  maySendToOthers: boolean
}

type Opened = 'schedule' | 'threshold' | 'mine'

/** 订阅: sends the report at times, tells when a figure passes a limit, and lists the subscriptions of the user. */
export function SubscribeMenu({ report, values, maySendToOthers }: SubscribeMenuProps) {
  const { t } = useText(NAMESPACE)
  const userId = useSelector(selectUser)?.userId ?? ''
  const [opened, setOpened] = useState<{ what: Opened; open: boolean }>()
  const show = (what: Opened) => setOpened({ what, open: true })
  const close = () => setOpened((before) => before && { ...before, open: false })
  return (
    <>
      <RowMenu
        label={t('subscribe')}
        text={t('subscribe')}
        look={{ icon: <IconNotification /> }}
        items={[
          { text: t('menu.schedule'), onClick: () => show('schedule') },
          { text: t('menu.limit'), onClick: () => show('threshold') },
          { text: t('menu.mine'), onClick: () => show('mine') },
        ]}
      />
      <Suspense>
        {opened?.what === 'mine' && <SubscriptionsDrawer open={opened.open} onClose={close} />}
        {opened && opened.what !== 'mine' && (
          <SubscribeDialog
            key={opened.what}
            open={opened.open}
            kind={opened.what}
            report={report}
            values={values}
            userId={userId}
            maySendToOthers={maySendToOthers}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
