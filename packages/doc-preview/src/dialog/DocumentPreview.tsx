import { Button, Modal } from '@arco-design/web-react'
import { useReturnFocus } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { showToast, useTheme } from '@sqos/ui-kit'
import { CloseButton } from '@sqos/ui-kit/list'
import { useEffect, useRef } from 'react'
import styles from './DocumentPreview.module.css'
import { mediaKindOf } from './kind-by-name.ts'
import { MediaPreview } from './MediaPreview.tsx'
import { PreviewPhase } from './PreviewPhase.tsx'
import type { PreviewFile, PreviewSource } from './preview-source.ts'
import { PreviewTools } from './PreviewTools.tsx'
import { usePreview } from './use-preview.ts'

export interface DocumentPreviewProps {
  /** The file that is shown; undefined closes the dialog. */
  file: PreviewFile | undefined
  source: PreviewSource
  /** URL of `viewer.html` in the served viewer folder. */
  viewer: string
  /** Watermark across every page: the user's name and account. */
  watermark: string
  onClose: () => void
  /** Downloads the file; without it the button is hidden. */
  onDownload?: ((file: PreviewFile) => void) | undefined
}

/** Full-window preview of a document, rendered in a sandboxed frame. */
export function DocumentPreview({ file, onClose, ...rest }: DocumentPreviewProps) {
  const { t } = useText('docPreview')
  const returnFocus = useReturnFocus(file !== undefined)
  return (
    <Modal
      visible={file !== undefined}
      title={t('title', { name: file?.name ?? '' })}
      className={styles.dialog ?? ''}
      alignCenter={false}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      autoFocus={false}
      unmountOnExit
      onCancel={onClose}
      afterClose={returnFocus}
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      {file && <Preview key={`${file.fileId} ${file.fileVersionId ?? ''}`} {...rest} file={file} onClose={onClose} />}
    </Modal>
  )
}

type PreviewProps = DocumentPreviewProps & { file: PreviewFile }

function Preview(props: PreviewProps) {
  const { t } = useText('docPreview')
  const { file, onClose, onDownload } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(function focusBox() {
    box.current?.focus()
  }, [])
  const media = mediaKindOf(file.name)
  const shared = {
    ...props,
    screen: () => box.current,
    download: onDownload && (() => onDownload(file)),
    onMissing: () => {
      showToast({ kind: 'warning', text: t('missing') })
      onClose()
    },
  }
  return (
    <div ref={box} className={styles.box} tabIndex={-1}>
      {media ? <MediaPreview {...shared} kind={media} /> : <FramePreview {...shared} />}
    </div>
  )
}

interface FramePreviewProps extends PreviewProps {
  screen: () => HTMLElement | null
  download: (() => void) | undefined
  onMissing: () => void
}

function FramePreview(props: FramePreviewProps) {
  const { file, source, viewer, watermark, onClose, onMissing, screen, download } = props
  const { t, language } = useText('docPreview')
  const { theme } = useTheme()
  const dark = theme.mode === 'dark' || (theme.mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const { state, content, connect, order, retry } = usePreview({
    file,
    source,
    settings: { language, dark, watermark },
    onEscape: onClose,
    onMissing,
  })

  return (
    <>
      <PreviewTools state={state} order={order} screen={screen} onDownload={download} />
      <div className={styles.stage}>
        {content && (
          <iframe
            ref={connect}
            className={styles.frame}
            data-phase={state.phase}
            title={t('frame', { name: file.name })}
            src={viewer}
            // Opaque origin, no forms, no popups, no top navigation: only our scripts and the print dialog.
            sandbox="allow-scripts allow-modals"
            referrerPolicy="no-referrer"
          />
        )}
        <PreviewPhase
          phase={state.phase}
          name={file.name}
          onRetry={retry}
          onPassword={(password) => order({ type: 'password', password })}
          onDownload={download}
        />
      </div>
    </>
  )
}
