import { useCatalogue } from '@sqos/i18n/react'
import { FileField, uploaderCatalogue } from '@sqos/uploader'
import { AppUploads } from '../uploads/AppUploads.tsx'

/** A stored file. */
interface ListedFile {
  name: string
  fileId: string
  url: string
  fileSize?: number
  fileVersionId?: string
}

/** Stored files with preview and download. */
export function AppFileList({ files }: { files: readonly ListedFile[] }) {
  const isReadable = useCatalogue(uploaderCatalogue)
  if (!isReadable) return null
  const value = files.map((file) => ({
    ...file,
    fileSize: file.fileSize ?? 0,
    fileVersionId: file.fileVersionId ?? '',
    fileExtension: file.name.split('.').at(-1) ?? '',
  }))
  return (
    <AppUploads>
      <FileField mode="detail" value={value} />
    </AppUploads>
  )
}
