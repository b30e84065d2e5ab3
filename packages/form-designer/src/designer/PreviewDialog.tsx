import { Modal, Radio } from '@arco-design/web-react'
import type { FormSettings } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useState, useId } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesignerStore } from '../store/use-designer.ts'
import styles from './FormDesigner.module.css'

const WIDTHS = { desktop: undefined, tablet: '768px', phone: '375px' } as const

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
  const { form } = store.getState()
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
      <div className={styles.preview} style={{ inlineSize: WIDTHS[width] ?? ownWidth(form.settings) }}>
        {renderPreview(form.document)}
      </div>
    </Modal>
  )
}

/** The width of the dialog, drawer or page in which users will see the form. */
const ownWidth = ({ popupType, generalWidth, drawerWidth, fullScreenWidth }: FormSettings): string =>
  popupType === 'drawer' ? drawerWidth : popupType === 'fullScreen' ? fullScreenWidth : generalWidth
