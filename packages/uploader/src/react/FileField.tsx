import { refAsProp } from '@sqos/hooks'
import { Button } from '@arco-design/web-react'
import { IconDownload, IconUpload } from '@arco-design/web-react/icon'
import { formatFileSize } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { acceptedNames } from '../core/check-file.ts'
import { type FileValue, fileValueOf } from '../core/file-value.ts'
import { NAMESPACE } from '../locales.ts'
import { DownloadAll } from './DownloadAll.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { UploadFieldProps } from './field-props.ts'
import styles from './FileField.module.css'
import { FileIcon } from './FileIcon.tsx'
import { safeAddress } from './stored-value.ts'
import { PickButton } from './PickButton.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { SortableFiles } from './SortableFiles.tsx'
import { type StoredValue, useUploadsContext } from './uploads-context.ts'
import { UploadRow } from './UploadRow.tsx'
import { useUploadField } from './use-upload-field.ts'

export interface FileFieldProps extends UploadFieldProps<FileValue> {
  /** Default 点击上传. */
  buttonText?: string | undefined
}

/** Field for the files of a record: choose, drop or paste; chunked upload; sortable. Type `uploadFz`. */
export const FileField = refAsProp(function FileField(props: FileFieldProps) {
  const { t } = useText(NAMESPACE)
  const { accept = '', fileSize = 5, sizeUnit = 'MB', limit = 0 } = props
  const field = useUploadField(props, {
    what: 'file',
    uploadType: 'annex',
    wireOf: () => 'chunks',
    valueOf: fileValueOf,
    rules: { accept, fileSize, sizeUnit, limit },
  })
  const { value, pending, mayChange, isSingle, add, move } = field
  const names = acceptedNames(accept).map((name) => (name.startsWith('.') ? name.slice(1) : t(`accepted.${name}`)))
  const tip = [
    fileSize > 0 && t('tip.size', { size: fileSize, unit: sizeUnit }),
    names.length > 0 && t('tip.accept', { type: names.join('/') }),
    limit > 0 && t('tip.limit', { limit }),
  ].filter(Boolean)

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
      {(props.mode ?? 'edit') === 'edit' && (
        <PickButton
          icon={<IconUpload aria-hidden />}
          inputLabel={props['aria-label'] || t('choose')}
          accept={accept}
          multiple={!isSingle}
          finds
          disabled={props.disabled || field.isFull}
          onFiles={add}
        >
          {isSingle && value.length > 0 ? t('replace') : props.buttonText || t('choose')}
        </PickButton>
      )}
      <SortableFiles
        files={value}
        layout="list"
        label={t('files')}
        className={styles.list}
        entryClassName={styles.row}
        onMove={mayChange ? move : undefined}
      >
        {(file, index, handle) => (
          <StoredRow file={file} handle={handle} onRemove={mayChange ? () => field.remove(index) : undefined} />
        )}
      </SortableFiles>
      <DownloadAll files={value} className={styles.all} />
      {pending.length > 0 && mayChange && (
        <ul className={styles.list} aria-label={t('uploads')}>
          {pending.map((item) => (
            <li key={item.id}>
              <UploadRow item={item} />
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
})

interface StoredRowProps {
  file: StoredValue
  handle: ReactNode
  onRemove: (() => void) | undefined
}

/** A stored file of the record. */
function StoredRow({ file, handle, onRemove }: StoredRowProps) {
  const { t } = useText(NAMESPACE)
  const { services } = useUploadsContext()
  const { preview, download } = services
  const name = file.name || file.fileId || ''
  const address = safeAddress(file.url)
  const open = preview ?? (download && ((one: StoredValue) => void download(one)))
  return (
    <>
      {handle}
      <FileIcon name={name} />
      <div className={styles.body}>
        {open ? (
          <button type="button" className={styles.name} title={name} onClick={() => open(file)}>
            {name}
          </button>
        ) : address ? (
          <a className={styles.name} href={address} target="_blank" rel="noreferrer" title={name}>
            {name}
          </a>
        ) : (
          <span className={styles.plain}>{name}</span>
        )}
        {Number(file.fileSize) > 0 && <span className={styles.size}>{formatFileSize(Number(file.fileSize))}</span>}
      </div>
      {download && (
        <Button
          type="text"
          size="mini"
          className={styles.action ?? ''}
          icon={<IconDownload aria-hidden />}
          aria-label={t('action.download', { name })}
          title={t('action.download', { name })}
          onClick={() => void download(file)}
        />
      )}
      {onRemove && <RemoveButton name={name} className={styles.action} onRemove={onRemove} />}
    </>
  )
}
