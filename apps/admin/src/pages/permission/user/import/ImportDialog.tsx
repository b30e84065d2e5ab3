import { Button, Modal, Steps } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { CloseButton } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Import.module.css'
import { PreviewStep } from './PreviewStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { UploadStep } from './UploadStep.tsx'
import { type Import, useImport } from './use-import.ts'

export interface ImportDialogProps {
  open: boolean
  onClose: () => void
}

/** 批量导入: 上传文件, 数据预览, 导入数据. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const { t } = useText(NAMESPACE)
  const work = useImport()
  const step = stepOf(work)

  return (
    <Modal
      visible={open}
      title={t('import.title')}
      style={{ inlineSize: 'min(1000px, 100vw)' }}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      autoFocus={false}
      unmountOnExit
      onCancel={onClose}
      footer={<Footer work={work} step={step} onClose={onClose} />}
    >
      <Steps current={step} size="small" className={styles.steps ?? ''}>
        <Steps.Step title={t('import.step.upload')} />
        <Steps.Step title={t('import.step.preview')} />
        <Steps.Step title={t('import.step.import')} />
      </Steps>
      {step === UPLOAD && <UploadStep work={work} />}
      {step === PREVIEW && work.current && <PreviewStep key={work.current.id} work={work} current={work.current} />}
      {step === RESULT && work.current && <ResultStep work={work} current={work.current} />}
    </Modal>
  )
}

const UPLOAD = 1
const PREVIEW = 2
const RESULT = 3

function stepOf({ current }: Import): number {
  if (!current) return UPLOAD
  return current.status === 'checking' || current.status === 'checked' ? PREVIEW : RESULT
}

function Footer({ work, step, onClose }: { work: Import; step: number; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const counts = work.current?.counts
  const ready = (counts?.new ?? 0) + (counts?.changed ?? 0)
  return (
    <>
      {step === PREVIEW && (
        <>
          <Button onClick={work.startOver}>{t('import.back')}</Button>
          {(counts?.faulty ?? 0) > 0 && (
            <Button onClick={() => void work.downloadFaulty()}>{t('import.exportFaulty')}</Button>
          )}
          <Button type="primary" disabled={work.isAtWork || ready === 0} onClick={work.start}>
            {t('import.start', { count: ready })}
          </Button>
        </>
      )}
      {step === RESULT && !work.isAtWork && <Button onClick={work.startOver}>{t('import.another')}</Button>}
      {step !== PREVIEW && <Button onClick={onClose}>{t('import.close')}</Button>}
    </>
  )
}
