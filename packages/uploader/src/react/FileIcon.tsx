import { IconFile, IconFileAudio, IconFileImage, IconFilePdf, IconFileVideo } from '@arco-design/web-react/icon'
import { categoryOf, extensionOf } from '../core/categories.ts'
import styles from './FileIcon.module.css'

const ICONS = {
  image: IconFileImage,
  video: IconFileVideo,
  audio: IconFileAudio,
  document: IconFile,
  other: IconFile,
}

/** Icon of a file's category; decorative, because the name has the extension. */
export function FileIcon({ name }: { name: string }) {
  const Icon = extensionOf(name) === 'pdf' ? IconFilePdf : ICONS[categoryOf(name)]
  return (
    <span className={styles.icon} data-category={categoryOf(name)} aria-hidden>
      <Icon />
    </span>
  )
}
