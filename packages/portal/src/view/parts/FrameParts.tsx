import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { isOwnPath, isWebAddress } from '@sqos/validators'
import { NAMESPACE } from '../../catalogue.ts'
import { textOf } from '../../document/json.ts'
import { addressIn, fitIn, videoOf } from '../../document/video.ts'
import { usePart } from '../part-context.ts'
import { isSafePicture } from '../safe-address.ts'
import { usePortalServices } from '../services.ts'
import styles from './Parts.module.css'

/** 图片. */
export function ImagePart() {
  const { t } = useText(NAMESPACE)
  const { raw } = usePart().item
  const address = addressIn(raw)
  if (address === '') return <EmptyState title={t('image.none')} />
  if (!isSafePicture(address)) return <EmptyState title={t('image.refused')} hint={t('image.refusedHint')} />
  return <img className={styles.image} data-fit={fitIn(raw)} src={address} alt={textOf(raw['alt'])} />
}

/** A page of an allowed site. It may not act on this page. */
export function FramePart() {
  const { t } = useText(NAMESPACE)
  const { item, label } = usePart()
  const { frameAddress } = usePortalServices()
  const address = textOf(item.raw['address'])
  if (address === '') return <EmptyState title={t('frame.none')} />
  const embedded = isWebAddress(address) ? frameAddress?.(address) : undefined
  if (embedded === undefined) {
    return <EmptyState title={t('frame.refused')} hint={t('frame.refusedHint')} />
  }
  return (
    <iframe
      className={styles.frame}
      title={label}
      src={embedded}
      sandbox="allow-scripts allow-forms allow-popups"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  )
}

/** 视频: of this server, or of an allowed site. It starts by itself only without sound, and not for users who prefer less motion. */
export function VideoPart() {
  const { t } = useText(NAMESPACE)
  const { item, label } = usePart()
  const { frameAddress } = usePortalServices()
  const { address, captions, fit, isLoop, ...given } = videoOf(item.raw)
  const isAutoplay = given.isAutoplay && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (address === '') return <EmptyState title={t('video.none')} />
  if (isOwnPath(address)) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the portal names the captions
      <video
        className={styles.image}
        data-fit={fit}
        src={address}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        autoPlay={isAutoplay}
        muted={isAutoplay}
        loop={isLoop}
      >
        {isOwnPath(captions) && <track kind="captions" src={captions} default />}
      </video>
    )
  }
  const embedded = isWebAddress(address) ? frameAddress?.(address, { fit, isAutoplay, isLoop }) : undefined
  if (embedded === undefined) return <EmptyState title={t('video.refused')} hint={t('video.refusedHint')} />
  return (
    <iframe
      className={styles.frame}
      title={label}
      src={embedded}
      sandbox="allow-scripts"
      allow="fullscreen *"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  )
}
