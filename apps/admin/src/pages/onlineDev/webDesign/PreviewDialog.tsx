import { Button, Modal } from '@arco-design/web-react'
import { IconDesktop, IconMobile } from '@arco-design/web-react/icon'
import type { VisualModelRow } from '@sqos/api-client/model'
import { QrCode } from '@sqos/form-widgets/qrcode'
import { useText } from '@sqos/i18n/react'
import { CloseButton } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import styles from './WebDesign.module.css'

/** px. Source: contract of the platform, 21.6. */
const QR_SIZE = 260

interface PreviewDialogProps {
  model: VisualModelRow
  onClose: () => void
}

/** 预览: the future page without records, in a new tab, or on a phone by a QR code. */
export function PreviewDialog({ model, onClose }: PreviewDialogProps) {
  const { t } = useText(NAMESPACE)
  const app = previewAddress(model, 'app')

  function openWeb() {
    window.open(previewAddress(model), '_blank', 'noopener')
    onClose()
  }

  return (
    <Modal
      visible
      title={t('preview.title', { name: model.fullName })}
      style={{ inlineSize: 'min(640px, calc(100vw - 32px))' }}
      closeIcon={<CloseButton />}
      footer={null}
      onCancel={onClose}
    >
      <div className={styles.previews}>
        <section className={styles.preview} aria-label={t('preview.web')}>
          <h3 className={styles.side}>
            <IconDesktop aria-hidden /> {t('preview.web')}
          </h3>
          <p className={styles.help}>{t('preview.webHelp')}</p>
          <Button type="primary" onClick={openWeb}>
            {t('preview.open')}
          </Button>
        </section>
        <section className={styles.preview} aria-label={t('preview.app')}>
          <h3 className={styles.side}>
            <IconMobile aria-hidden /> {t('preview.app')}
          </h3>
          <p className={styles.help}>{t('preview.appHelp')}</p>
          <QrCode value={app} size={QR_SIZE} aria-label={t('preview.code', { name: model.fullName })} />
          <p className={styles.address}>{app}</p>
        </section>
      </div>
    </Modal>
  )
}

/** The absolute address, for phones. */
function previewAddress({ id }: VisualModelRow, side?: 'app'): string {
  const query = new URLSearchParams({ isPreview: '1', id, ...(side && { side }) })
  return new URL(`${import.meta.env.BASE_URL}previewModel?${query}`, location.href).href
}
