import { Modal } from '@arco-design/web-react'
import type { GrantBatchPreview, GrantsPreview } from '@sqos/api-client/authority'
import { useText } from '@sqos/i18n/react'
import { useReturnFocus } from '@sqos/hooks'
import { CloseButton } from '@sqos/ui-kit/list'
import styles from './AuthorityEditor.module.css'
import { cellsOf, type GrantLevel, isLeveled, type LeveledStep } from './levels.ts'
import { NAMESPACE } from './catalogue.ts'

/** Lines shown of each list; the heading counts all. */
const LINES = 200

export interface GrantsPreviewDialogProps {
  /** Changes of one object, or grants added to several objects. Undefined closes the dialog. */
  preview: GrantsPreview | GrantBatchPreview | undefined
  /** Names the affected objects. */
  intro?: string | undefined
  saveText?: string | undefined
  saving: boolean
  onSave: () => void
  onClose: () => void
}

/** Shows the gained and lost permissions and the number of affected users before a save. */
export function GrantsPreviewDialog({ preview, intro, saveText, saving, onSave, onClose }: GrantsPreviewDialogProps) {
  const { t } = useText(NAMESPACE)
  const returnFocus = useReturnFocus(preview !== undefined)
  return (
    <Modal
      visible={preview !== undefined}
      title={t('preview.title')}
      style={{ inlineSize: 'min(720px, 100vw)' }}
      closeIcon={<CloseButton />}
      okText={saveText ?? t('preview.save')}
      cancelText={t('cancel')}
      confirmLoading={saving}
      maskClosable={false}
      unmountOnExit
      onOk={onSave}
      onCancel={onClose}
      afterClose={returnFocus}
    >
      {preview && (
        <>
          {intro !== undefined && <p className={styles.people}>{intro}</p>}
          <p className={styles.people}>{t('preview.people', { count: preview.people })}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the list */}
          <section className={styles.changes} aria-label={t('preview.title')} tabIndex={0}>
            <Changes kind="gained" rows={preview.gained} />
            <Changes kind="changed" rows={'changed' in preview ? (preview.changed ?? NONE) : NONE} />
            <Changes kind="lost" rows={'lost' in preview ? preview.lost : NONE} />
          </section>
        </>
      )}
    </Modal>
  )
}

const NONE: readonly Line[] = []

type Line = GrantsPreview['lost'][number] | GrantBatchPreview['gained'][number]

function Changes({ kind, rows }: { kind: 'gained' | 'changed' | 'lost'; rows: readonly Line[] }) {
  const { t } = useText(NAMESPACE)
  if (rows.length === 0) return null
  /** What is granted, in words. */
  const levelText = (step: LeveledStep, level: GrantLevel | undefined) =>
    [...cellsOf(step, { isTicked: true, level })].map((cell) => t(`level.${step}.${cell}`)).join('、')
  return (
    <section>
      <h2 className={styles.heading} data-kind={kind}>
        {t(`preview.${kind}`, { count: rows.length })}
      </h2>
      <ul className={styles.list}>
        {rows.slice(0, LINES).map((line) => (
          <li key={line.id}>
            {line.fullName}
            <span className={styles.path}>
              {t(`step.${line.type}`)} · {line.path}
              {isLeveled(line.type) && kind !== 'lost' && 'keep' in line && ` · ${levelText(line.type, line.level)}`}
            </span>
            {'keep' in line && line.keep > 0 && (
              <span className={styles.path}>{t('preview.keep', { count: line.keep })}</span>
            )}
            {'objects' in line && <span className={styles.path}>{t('preview.objects', { count: line.objects })}</span>}
          </li>
        ))}
        {rows.length > LINES && <li className={styles.path}>{t('preview.more', { count: rows.length - LINES })}</li>}
      </ul>
    </section>
  )
}
