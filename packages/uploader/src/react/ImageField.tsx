import { refAsProp } from '@sqos/hooks'
import { IconCamera, IconPlus, IconSync } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense, useState } from 'react'
import { type ImageValue, imageValueOf } from '../core/file-value.ts'
import { CHUNK_BYTES } from '../core/limits.ts'
import type { FileToAdd } from '../core/upload-queue.ts'
import { NAMESPACE } from '../locales.ts'
import { DownloadAll } from './DownloadAll.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { UploadFieldProps } from './field-props.ts'
import { PendingImage, StoredImage } from './ImageCells.tsx'
import styles from './ImageField.module.css'
import { PickButton } from './PickButton.tsx'
import { SortableFiles } from './SortableFiles.tsx'
import { useUploadField } from './use-upload-field.ts'

export interface ImageFieldProps extends UploadFieldProps<ImageValue> {
  /** Lets the user crop each image, to a square or another aspect ratio. */
  crop?: boolean | number | undefined
}

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))

/** Field for the images of a record: choose, drop, paste or take a photo; crop; sortable. Type `uploadImg`. */
export const ImageField = refAsProp(function ImageField(props: ImageFieldProps) {
  const { t } = useText(NAMESPACE)
  const { fileSize = 5, sizeUnit = 'MB', limit = 0, crop = false } = props
  const accept = props.accept || 'image/*'
  const field = useUploadField(props, {
    what: 'image',
    uploadType: 'annexpic',
    // A single call if the image fits in one chunk.
    wireOf: ({ size }) => (size <= CHUNK_BYTES ? 'whole' : 'chunks'),
    valueOf: imageValueOf,
    rules: { accept, fileSize, sizeUnit, limit },
  })
  const [toCrop, setToCrop] = useState<readonly FileToAdd[]>([])
  const { value, pending, mayChange, isSingle, move } = field
  const isEditing = (props.mode ?? 'edit') === 'edit'
  const hasRoom = isEditing && !field.isFull && !(isSingle && pending.length > 0)

  const add = async (files: readonly FileToAdd[]) => {
    const [first] = files
    if (!crop || !first) return field.add(files)
    const pictures = files.filter(({ file }) => file.type.startsWith('image/'))
    if (pictures.length < files.length) await field.add(files.filter((one) => !pictures.includes(one)))
    setToCrop(isSingle ? pictures.slice(0, 1) : pictures)
  }
  const cropped = async (file: File | undefined) => {
    setToCrop((files) => files.slice(1))
    if (file) await field.add([{ file }])
  }

  const tip = [
    fileSize > 0 && t('tip.imageSize', { size: fileSize, unit: sizeUnit }),
    limit > 0 && t('tip.imageLimit', { limit }),
  ].filter(Boolean)
  const pick = { accept, multiple: !isSingle, disabled: props.disabled, onFiles: add }
  const chooseText = isSingle && value.length > 0 ? t('replaceImage') : t('chooseImage')

  return (
    <FieldFrame
      field={props}
      mayChange={mayChange}
      problems={field.problems}
      news={field.news}
      pending={pending}
      tip={props.showTip ? tip.join(t('comma')) : undefined}
      onFiles={add}
    >
      <div className={styles.grid}>
        <SortableFiles
          files={value}
          layout="grid"
          label={t('images')}
          className={styles.images}
          entryClassName={styles.cell}
          onMove={mayChange ? move : undefined}
        >
          {(file, index, handle) => (
            <StoredImage file={file} handle={handle} onRemove={mayChange ? () => field.remove(index) : undefined} />
          )}
        </SortableFiles>
        {pending.length > 0 && mayChange && (
          <ul className={styles.images} aria-label={t('uploads')}>
            {pending.map((item) => (
              <li key={item.id} className={`${styles.cell} ${styles.moving}`}>
                <PendingImage item={item} />
              </li>
            ))}
          </ul>
        )}
        {hasRoom && (
          <div className={styles.add}>
            <PickButton
              {...pick}
              className={styles.plus}
              icon={isSingle && value.length > 0 ? <IconSync aria-hidden /> : <IconPlus aria-hidden />}
              label={chooseText}
              inputLabel={props['aria-label'] || chooseText}
            />
            <div className={styles.camera}>
              <PickButton
                {...pick}
                capture
                accept="image/*"
                icon={<IconCamera aria-hidden />}
                label={t('camera')}
                inputLabel={t('camera')}
              />
            </div>
          </div>
        )}
      </div>
      <DownloadAll files={value} />
      {toCrop[0] && (
        <Suspense>
          <CropDialog
            key={toCrop.length}
            file={toCrop[0].file}
            ratio={crop === true ? 1 : Number(crop)}
            onDone={(file) => void cropped(file)}
            onUnreadable={(file) => void cropped(file)}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
})
