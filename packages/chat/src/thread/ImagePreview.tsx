import { IconClose } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useEffect, useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './ImagePreview.module.css'

/** A picture as large as the window; Escape, the button and a click beside it close it. */
export function ImagePreview({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => dialog.current?.showModal(), [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the browser closes it with Escape
    <dialog
      ref={dialog}
      className={styles.preview}
      aria-label={t('picture')}
      onClick={onClose}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <img src={url} alt={t('preview.image')} />
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <IconClose />
      </button>
    </dialog>
  )
}
