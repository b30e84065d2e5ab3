import { Button, Modal } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'

interface LeaveDialogProps {
  isBusy: boolean
  onSave: () => void
  onDiscard: () => void
  onStay: () => void
}

/** Asks what happens to unsaved work before the design is left. */
export function LeaveDialog({ isBusy, onSave, onDiscard, onStay }: LeaveDialogProps) {
  const { t } = useText(NAMESPACE)
  return (
    <Modal
      visible
      title={t('leave.title')}
      style={{ inlineSize: 'min(480px, calc(100vw - 32px))' }}
      onCancel={onStay}
      footer={
        <>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button status="danger" onClick={onDiscard}>
            {t('leave.discard')}
          </Button>
          <Button type="primary" loading={isBusy} onClick={onSave}>
            {t('leave.save')}
          </Button>
        </>
      }
    >
      {t('leave.text')}
    </Modal>
  )
}
