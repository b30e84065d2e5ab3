import { IconImage } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useState } from 'react'
import type { UploadItem } from '../core/upload-item.ts'
import { NAMESPACE } from '../locales.ts'
import styles from './ImageField.module.css'
import { RemoveButton } from './RemoveButton.tsx'
import { safeAddress } from './stored-value.ts'
import { UploadActions, UploadProgress, UploadStatusText } from './UploadRow.tsx'
import { type StoredValue, useUploadsContext } from './uploads-context.ts'
import { useImageAddress } from './use-image-address.ts'
import { useObjectUrl } from './use-object-url.ts'

interface StoredImageProps {
  file: StoredValue
  handle: ReactNode
  onRemove: (() => void) | undefined
}

/** A stored image of the record. */
export function StoredImage({ file, handle, onRemove }: StoredImageProps) {
  const { t } = useText(NAMESPACE)
  const { services } = useUploadsContext()
  const address = useImageAddress(file)
  const [broken, setBroken] = useState<string>()
  const { preview } = services
  const name = file.name || file.fileId || ''
  const picture =
    address && broken !== address ? (
      <img className={styles.picture} src={address} alt={name} loading="lazy" onError={() => setBroken(address)} />
    ) : (
      <span className={styles.missing}>
        <IconImage aria-hidden />
        <span className={styles.caption}>{name}</span>
      </span>
    )
  return (
    <>
      {preview ? (
        <button
          type="button"
          className={styles.look}
          aria-label={t('action.preview', { name })}
          onClick={() => preview(file)}
        >
          {picture}
        </button>
      ) : safeAddress(file.url) ? (
        <a className={styles.look} href={safeAddress(file.url)} target="_blank" rel="noreferrer">
          {picture}
        </a>
      ) : (
        picture
      )}
      {(handle || onRemove) && (
        <div className={styles.tools}>
          {handle}
          {onRemove && <RemoveButton name={name} className={styles.tool} onRemove={onRemove} />}
        </div>
      )}
    </>
  )
}

/** Preview of an image during its upload. */
export function PendingImage({ item }: { item: UploadItem }) {
  const url = useObjectUrl(item.file)
  return (
    <div className={styles.pending}>
      {url && <img className={styles.picture} src={url} alt="" />}
      <div className={styles.state}>
        <span className={styles.caption} title={item.name}>
          {item.name}
        </span>
        <UploadProgress item={item} />
        <UploadStatusText item={item} />
        <UploadActions item={item} />
      </div>
    </div>
  )
}
