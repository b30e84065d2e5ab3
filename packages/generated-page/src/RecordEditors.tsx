import { Alert, Button } from '@arco-design/web-react'
import { useApiDispatch } from '@sqos/api-client'
import { collaborationApi, type RecordEditor } from '@sqos/api-client/collaboration'
import { useText } from '@sqos/i18n/react'
import { selectUser } from '@sqos/session'
import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import type { ListenToRecords, OpenRecord } from './record-messages.ts'
import styles from './Record.module.css'

/** Milliseconds between two signs of life of an open form. */
const RENEW_EVERY = 30_000

interface RecordEditorsProps {
  record: OpenRecord
  listen: ListenToRecords
  /** Brings what others have saved into the form. */
  onMerge: (() => Promise<void>) | undefined
}

/** Who else has the record open, and the offer to take over what they saved. */
export function RecordEditors({ record: { modelId, id }, listen, onMerge }: RecordEditorsProps) {
  const { t } = useText('generatedPage')
  const dispatch = useApiDispatch()
  const me = useSelector(selectUserId)
  const [editors, setEditors] = useState<readonly RecordEditor[]>([])
  const [isChanged, setChanged] = useState(false)
  const [isMerging, setMerging] = useState(false)

  useEffect(
    function follow() {
      const { openRecordEditor, closeRecordEditor } = collaborationApi.endpoints
      let isOpen = true
      async function renew() {
        const { data } = await dispatch(openRecordEditor.initiate({ modelId, id }, { track: false }))
        if (isOpen && data) setEditors(data.list)
      }
      void renew()
      const timer = setInterval(() => {
        if (!document.hidden) void renew()
      }, RENEW_EVERY)
      const stop = listen((message) => {
        if (message.modelId !== modelId || message.recordId !== id) return
        if (message.method === 'recordEditors') setEditors(message.editors)
        else setChanged(true)
      })
      return () => {
        isOpen = false
        clearInterval(timer)
        stop()
        void dispatch(closeRecordEditor.initiate({ modelId, id }, { track: false }))
      }
    },
    [dispatch, listen, modelId, id],
  )

  async function merge() {
    setMerging(true)
    try {
      await onMerge?.()
      setChanged(false)
    } finally {
      setMerging(false)
    }
  }

  const others = editors.filter(({ userId }) => userId !== me).map(({ name }) => name.split('/')[0])
  return (
    <div aria-live="polite">
      {others.length > 0 && (
        <Alert
          className={styles['notice'] ?? ''}
          type="info"
          content={t('editors.others', { names: others.join(t('editors.comma')) })}
        />
      )}
      {isChanged && (
        <Alert
          className={styles['notice'] ?? ''}
          type="warning"
          content={t('editors.changed')}
          action={
            <Button size="small" type="primary" loading={isMerging} disabled={!onMerge} onClick={() => void merge()}>
              {t('editors.merge')}
            </Button>
          }
        />
      )}
    </div>
  )
}

const selectUserId = (state: Parameters<typeof selectUser>[0]) => selectUser(state)?.userId
