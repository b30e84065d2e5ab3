import { Button, Modal, Steps } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { focusFirst, useReturnFocus } from '@sqos/hooks'
import { type ReactNode, useId } from 'react'
import { CloseButton } from '../form/CloseButton.tsx'
import { IMPORT } from './catalogue.ts'
import styles from './Import.module.css'
import type { ImportWork } from './import-work.ts'
import { PreviewStep } from './PreviewStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { UploadStep } from './UploadStep.tsx'

export interface ImportDialogProps {
  open: boolean
  work: ImportWork
  /** Default: 批量导入 (bulk import). */
  title?: string | undefined
  /** Accepted files and their maximum size. */
  hint: string
  /** Below the drop area: earlier imports. */
  children?: ReactNode
  onClose: () => void
}

/** Import of a workbook in three steps: upload, preview with corrections, result. Nothing is written before the preview. */
export function ImportDialog({ open, work, title, hint, children, onClose }: ImportDialogProps) {
  const { t } = useText(IMPORT)
  const { current } = work
  const step = stepOf(work)
  const id = useId()
  const returnFocus = useReturnFocus(open)

  return (
    <Modal
      visible={open}
      title={title ?? t('title')}
      className="sqos-form-dialog"
      style={{ inlineSize: 'min(1000px, 100vw)' }}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      autoFocus={false}
      unmountOnExit
      afterOpen={() => focusFirst(document.getElementById(id))}
      afterClose={returnFocus}
      onCancel={onClose}
      footer={<Footer work={work} step={step} onClose={onClose} />}
    >
      <Steps current={step} size="small" className={styles.steps ?? ''}>
        <Steps.Step title={t('step.upload')} />
        <Steps.Step title={t('step.preview')} />
        <Steps.Step title={t('step.import')} />
      </Steps>
      <div id={id}>
        {step === UPLOAD && (
          <UploadStep work={work} hint={hint}>
            {children}
          </UploadStep>
        )}
        {step === PREVIEW && current && <PreviewStep key={current.id} work={work} current={current} />}
        {step === RESULT && current && <ResultStep work={work} current={current} />}
      </div>
    </Modal>
  )
}

const UPLOAD = 1
const PREVIEW = 2
const RESULT = 3

function stepOf({ current }: ImportWork): number {
  if (!current) return UPLOAD
  return current.status === 'checking' || current.status === 'checked' ? PREVIEW : RESULT
}

function Footer({ work, step, onClose }: { work: ImportWork; step: number; onClose: () => void }) {
  const { t } = useText(IMPORT)
  const counts = work.current?.counts
  const ready = (counts?.new ?? 0) + (counts?.changed ?? 0)
  return (
    <>
      {step === PREVIEW && (
        <>
          <Button onClick={work.startOver}>{t('back')}</Button>
          {(counts?.faulty ?? 0) > 0 && <Button onClick={() => void work.downloadFaulty()}>{t('exportFaulty')}</Button>}
          <Button type="primary" disabled={work.isAtWork || ready === 0} onClick={work.start}>
            {t('start', { count: ready })}
          </Button>
        </>
      )}
      {step === RESULT && !work.isAtWork && <Button onClick={work.startOver}>{t('another')}</Button>}
      {step !== PREVIEW && <Button onClick={onClose}>{t('close')}</Button>}
    </>
  )
}
