import type { FileToAdd } from '../core/upload-queue.ts'

/** What Chromium adds to a dropped item: the file can then be opened again after a reload. */
interface ItemWithHandle {
  getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
}

/** The files of a drop; folders are not among them. Everything is asked for at once: the browser forgets the drop after the event. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly FileToAdd[]> {
  const dropped = [...items].filter(({ kind }) => kind === 'file')
  if (dropped.length === 0) return [...files].map((file) => ({ file }))
  const found = await Promise.all(dropped.map(fileOf))
  return found.filter((one) => one !== undefined)
}

async function fileOf(item: DataTransferItem & ItemWithHandle): Promise<FileToAdd | undefined> {
  const file = item.getAsFile()
  const isFolder = item.webkitGetAsEntry?.()?.isDirectory === true
  if (!file || isFolder) return undefined
  try {
    const handle = await item.getAsFileSystemHandle?.()
    return handle instanceof FileSystemFileHandle ? { file, handle } : { file }
  } catch {
    return { file }
  }
}
