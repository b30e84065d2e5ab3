import { Button, Modal, Progress } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useReturnFocus } from '@sqos/hooks'
import { CloseButton } from '@sqos/ui-kit/list'
import { PEOPLE } from './catalogue.ts'
import styles from './People.module.css'
import type { Bulk } from './use-bulk.ts'

/** How far a change of many records has come, and what became of each. */
export function BulkProgress({ bulk }: { bulk: Bulk }) {
  const { t } = useText(PEOPLE)
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
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      unmountOnExit
      onCancel={end}
      afterClose={returnFocus}
      footer={<Button onClick={end}>{t(run?.isOver ? 'bulk.close' : 'bulk.stop')}</Button>}
    >
      <div className={styles.outcomes}>
        <Progress
          percent={total === 0 ? 0 : Math.round((done / total) * 100)}
          status={run?.isOver ? (failed.length > 0 ? 'warning' : 'success') : 'normal'}
          aria-label={run?.title ?? ''}
        />
        <output aria-live="polite">
          {run?.isOver
            ? t('bulk.result', { ok: done - failed.length, failed: failed.length, left: total - done })
            : t('bulk.progress', { done, total })}
        </output>
        {failed.length > 0 && (
          <ul className={styles.failed} aria-label={t('bulk.failed')}>
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
