import { Button, Modal } from '@arco-design/web-react'
import { useReturnFocus } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import type { PrintFieldSet } from '@sqos/print-designer/render'
import { PrintDesigner } from '@sqos/print-designer/designer'
import type { Paper } from '@sqos/print-designer/render'
import { selectUser } from '@sqos/session'
import { CloseButton } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { PAPER_FONTS } from '../../../parts/print/paper-fonts.ts'
import { NAMESPACE } from './catalogue.ts'
import styles from './PrintTemplate.module.css'
import { type EditedSource, usePreviewRecords } from './use-preview-records.ts'

export interface DesignDialogProps {
  modelId: string
  /** Where the values of the preview come from. */
  source: EditedSource
  fields: PrintFieldSet
  html: string
  paper: Paper
  onDone: (design: { html: string; paper: Paper }) => void
  onClose: () => void
}

/** The designer of a body and its paper, over the whole window. */
export function DesignDialog({ modelId, source, fields, onDone, onClose, ...given }: DesignDialogProps) {
  const { t } = useText(NAMESPACE)
  const user = useSelector(selectUser)
  const returnFocus = useReturnFocus(true)
  const records = usePreviewRecords(modelId, source)
  const [html, setHtml] = useState(given.html)
  const [paper, setPaper] = useState(given.paper)
  return (
    <Modal
      visible
      title={t('design')}
      className={styles.designer ?? ''}
      alignCenter={false}
      closeIcon={<CloseButton />}
      maskClosable={false}
      escToExit={false}
      focusLock
      unmountOnExit
      onCancel={onClose}
      afterClose={returnFocus}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="primary" onClick={() => onDone({ html, paper })}>
            {t('action.done')}
          </Button>
        </>
      }
    >
      <PrintDesigner
        html={given.html}
        paper={paper}
        fields={fields}
        onChange={setHtml}
        onPaperChange={setPaper}
        records={records}
        printer={user ? `${user.userName}/${user.userAccount}` : ''}
        fontStyles={PAPER_FONTS}
      />
    </Modal>
  )
}
