import { Modal, Radio } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useState, useId } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesignerStore } from '../store/use-designer.ts'
import styles from './FormDesigner.module.css'

const WIDTHS = { desktop: '100%', tablet: '768px', phone: '375px' } as const

/** The preview of the form in three widths. */
export function PreviewDialog({
  renderPreview,
  onClose,
}: {
  renderPreview: (document: object) => ReactNode
  onClose: () => void
}) {
  const { t } = useText(NAMESPACE)
  const store = useDesignerStore()
  const widths = useId()
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop')
  return (
    <Modal
      visible
      title={t('preview.title')}
      style={{ inlineSize: 'min(1200px, calc(100vw - 32px))' }}
      footer={null}
      onCancel={onClose}
    >
      <Radio.Group
        name={widths}
        type="button"
        size="small"
        aria-label={t('preview.width')}
        value={width}
        options={(['desktop', 'tablet', 'phone'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
        onChange={setWidth}
      />
      <div className={styles.preview} style={{ inlineSize: WIDTHS[width] }}>
        {renderPreview(store.getState().form.document)}
      </div>
    </Modal>
  )
}
