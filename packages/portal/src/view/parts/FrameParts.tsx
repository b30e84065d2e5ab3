import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { isWebAddress } from '@sqos/validators'
import { NAMESPACE } from '../../catalogue.ts'
import { textOf } from '../../document/json.ts'
import { usePart } from '../part-context.ts'
import { isSafePicture } from '../safe-address.ts'
import { usePortalServices } from '../services.ts'
import styles from './Parts.module.css'

/** 图片. */
export function ImagePart() {
  const { t } = useText(NAMESPACE)
  const { raw } = usePart().item
  const address = textOf(raw['address'])
  if (address === '') return <EmptyState title={t('image.none')} />
  if (!isSafePicture(address)) return <EmptyState title={t('image.refused')} hint={t('image.refusedHint')} />
  return (
    <img className={styles.image} data-fit={textOf(raw['fit']) || 'contain'} src={address} alt={textOf(raw['alt'])} />
  )
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
