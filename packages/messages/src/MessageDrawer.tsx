import { Button } from '@arco-design/web-react'
import { useReadAllMessagesMutation } from '@sqos/api-client/message'
import { useText } from '@sqos/i18n/react'
import { confirmAction, SideDrawer } from '@sqos/ui-kit/list'
import { useNavigate } from 'react-router'
import { NAMESPACE } from './catalogue.ts'
import styles from './MessageDrawer.module.css'
import { MessageFeed } from './MessageFeed.tsx'
import { MESSAGES_PATH } from './paths.ts'
import { useOpenMessage } from './use-open-message.ts'

export interface MessageDrawerProps {
  open: boolean
  onClose: () => void
}

/** The user's messages, the newest first; loads more while the list is scrolled. */
export function MessageDrawer({ open, onClose }: MessageDrawerProps) {
  const { t } = useText(NAMESPACE)
  const navigate = useNavigate()
  const openMessage = useOpenMessage()
  const [readAll, { isLoading }] = useReadAllMessagesMutation()

  async function markAll() {
    if (await confirmAction({ text: t('readAllConfirm') })) await readAll({})
  }

  async function openCentre() {
    onClose()
    await navigate(MESSAGES_PATH)
  }

  return (
    <SideDrawer open={open} title={t('title')} width={360} onClose={onClose}>
      <div className={styles.drawer}>
        <div className={styles.links}>
          <Button type="text" size="small" loading={isLoading} onClick={() => void markAll()}>
            {t('readAll')}
          </Button>
          <Button type="text" size="small" onClick={() => void openCentre()}>
            {t('centre')}
          </Button>
        </div>
        <div className={styles.scroller} data-scroller>
          <MessageFeed
            onOpen={async (message) => {
              if (await openMessage(message)) onClose()
            }}
          />
        </div>
      </div>
    </SideDrawer>
  )
}
