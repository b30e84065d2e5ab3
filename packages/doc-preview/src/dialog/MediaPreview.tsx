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

/** How many times the reader's name is shown over a film. */
const TILES = 60

/**
 * Sound or film, played as it comes. Not in the frame: that has no origin, so no cookie that says who fetches, and a link that is
 * bound to its person would be worth nothing there. What is played here runs nothing.
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
            // The tools above fill the screen with the name on it, and save the file.
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

/** Nothing to search, to turn over or to print. */
const STILL = { phase: 'shown', abilities: undefined, page: 1, found: undefined } as const
const nothing = () => {}
