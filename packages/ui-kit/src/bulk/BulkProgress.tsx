import { Button, Modal } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useReturnFocus } from '@sqos/hooks'
import { CloseButton } from '../form/CloseButton.tsx'
import { JobProgress } from '../import/JobProgress.tsx'
import styles from './Bulk.module.css'
import { BULK } from './catalogue.ts'
import type { Bulk } from './use-bulk.ts'

/** Dialog with the progress of a bulk change and the records that failed. */
export function BulkProgress({ bulk }: { bulk: Bulk }) {
  const { t } = useText(BULK)
  const { run } = bulk
  const done = run?.outcomes.length ?? 0
  const total = run?.items.length ?? 0
  const failed = run?.outcomes.filter(({ ok }) => !ok) ?? []
  const nameOf = (id: string) => run?.items.find((item) => item.id === id)?.name ?? id
  const returnFocus = useReturnFocus(run !== undefined)
  const end = run?.isOver ? bulk.dismiss : bulk.stop

  return (
    <Modal
      visible={run !== undefined}
      title={run?.title}
      style={{ inlineSize: 'min(520px, 100vw)' }}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      unmountOnExit
      onCancel={end}
      afterClose={returnFocus}
      footer={<Button onClick={end}>{t(run?.isOver ? 'close' : 'stop')}</Button>}
    >
      <div className={styles.outcomes}>
        <JobProgress
          label={run?.title ?? ''}
          done={done}
          total={total}
          status={run?.isOver ? (failed.length > 0 ? 'warning' : 'success') : 'normal'}
        />
        <output aria-live="polite">
          {run?.isOver
            ? t('result', { ok: done - failed.length, failed: failed.length, left: total - done })
            : t('progress', { done, total })}
        </output>
        {failed.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the list
          <ul className={styles.failed} aria-label={t('failed')} tabIndex={0}>
            {failed.map(({ id, msg }) => (
              <li key={id}>
                <span>{nameOf(id)}</span>
                <span className={styles.reason}>{msg}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}
