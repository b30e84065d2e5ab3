import { Modal } from '@arco-design/web-react'
import type { GrantsPreview } from '@sqos/api-client/authority'
import { useText } from '@sqos/i18n/react'
import { CloseButton } from '@sqos/ui-kit/list'
import styles from './AuthorityEditor.module.css'
import { NAMESPACE } from './catalogue.ts'

/** Lines that are drawn of each list; the number says how many there are. */
const LINES = 200

interface GrantsPreviewDialogProps {
  preview: GrantsPreview | undefined
  saving: boolean
  onSave: () => void
  onClose: () => void
}

/** What a save would give and take, and of how many people, before it is done. */
export function GrantsPreviewDialog({ preview, saving, onSave, onClose }: GrantsPreviewDialogProps) {
  const { t } = useText(NAMESPACE)
  return (
    <Modal
      visible={preview !== undefined}
      title={t('preview.title')}
      style={{ inlineSize: 'min(720px, 100vw)' }}
      closeIcon={<CloseButton />}
      okText={t('preview.save')}
      cancelText={t('cancel')}
      confirmLoading={saving}
      maskClosable={false}
      unmountOnExit
      onOk={onSave}
      onCancel={onClose}
    >
      {preview && (
        <>
          <p className={styles.people}>{t('preview.people', { count: preview.people })}</p>
          <div className={styles.changes}>
            {(['gained', 'lost'] as const).map((kind) => (
              <Changes key={kind} kind={kind} rows={preview[kind]} />
            ))}
          </div>
        </>
      )}
    </Modal>
  )
}

function Changes({ kind, rows }: { kind: 'gained' | 'lost'; rows: GrantsPreview['gained'] }) {
  const { t } = useText(NAMESPACE)
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading} data-kind={kind}>
        {t(`preview.${kind}`, { count: rows.length })}
      </h3>
      <ul className={styles.list}>
        {rows.slice(0, LINES).map(({ id, type, fullName, path, keep }) => (
          <li key={id}>
            {fullName}
            <span className={styles.path}>
              {t(`step.${type}`)} · {path}
            </span>
            {keep > 0 && <span className={styles.path}>{t('preview.keep', { count: keep })}</span>}
          </li>
        ))}
        {rows.length > LINES && <li className={styles.path}>{t('preview.more', { count: rows.length - LINES })}</li>}
      </ul>
    </section>
  )
}
