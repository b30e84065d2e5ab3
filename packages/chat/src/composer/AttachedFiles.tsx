import { IconClose, IconFile } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Composer.module.css'
import { isPicture } from './picture-rule.ts'

export interface AttachedFilesProps {
  files: readonly File[]
  onRemove: (file: File) => void
}

/** Pasted and dropped files that the next message carries. */
export function AttachedFiles({ files, onRemove }: AttachedFilesProps) {
  const { t } = useText(NAMESPACE)
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t('attached')}>
      {files.map((file, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two pasted pictures have the same name
        <li key={`${file.name}.${index}`} className={styles.file}>
          {isPicture(file) ? <Thumbnail file={file} /> : <IconFile />}
          <span>{file.name}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('removeFile', { name: file.name })}
            onClick={() => onRemove(file)}
          >
            <IconClose />
          </button>
        </li>
      ))}
    </ul>
  )
}

const Thumbnail = ({ file }: { file: File }) => (
  <img
    alt=""
    ref={(image) => {
      if (!image) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    }}
  />
)
