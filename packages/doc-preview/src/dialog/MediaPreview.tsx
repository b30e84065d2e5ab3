import styles from './DocumentPreview.module.css'
import type { MediaKind } from './kind-by-name.ts'
import type { PreviewFile, PreviewSource } from './preview-source.ts'
import { PreviewPhase } from './PreviewPhase.tsx'
import { PreviewTools } from './PreviewTools.tsx'
import { useMedia } from './use-media.ts'

export interface MediaPreviewProps {
  kind: MediaKind
  file: PreviewFile
  source: PreviewSource
  watermark: string
  screen: () => HTMLElement | null
  download: (() => void) | undefined
  onMissing: () => void
}

/** Number of watermarks over a video. */
const TILES = 60

/**
 * Streams audio or video. It is not in the frame, because an opaque origin sends no cookies and a link bound to its
 * user would be refused. Media contain no scripts.
 */
export function MediaPreview({ kind, file, source, watermark, screen, download, onMissing }: MediaPreviewProps) {
  const { phase, address, player, retry } = useMedia({ file, source, onMissing })
  const Player = kind
  return (
    <>
      <PreviewTools state={STILL} order={nothing} screen={screen} onDownload={download} />
      <div className={styles.stage}>
        <div className={styles.cinema} data-phase={phase}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- files of people have none */}
          <Player
            {...player}
            className={styles[kind]}
            src={address}
            aria-label={file.name}
            controls
            // The toolbar has full screen (with the watermark) and download.
            controlsList="nofullscreen nodownload noremoteplayback"
            disablePictureInPicture={kind === 'video' ? true : undefined}
            preload="metadata"
            playsInline={kind === 'video' ? true : undefined}
          />
          <div className={styles.watermark} aria-hidden>
            {watermark !== '' &&
              Array.from({ length: TILES }, (_tile, index) => <span key={index} data-name={watermark} />)}
          </div>
        </div>
        <PreviewPhase phase={phase} name={file.name} onRetry={retry} onPassword={nothing} onDownload={download} />
      </div>
    </>
  )
}

/** Media cannot be searched, paged or printed. */
const STILL = { phase: 'shown', abilities: undefined, page: 1, found: undefined } as const
const nothing = () => {}
