import type { FileToAdd } from '../core/upload-queue.ts'

/** Chromium's extension of dropped items: a handle that reopens the file after a reload. */
interface ItemWithHandle {
  getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
}

/** Hidden files that operating systems add to folders. */
const LEFT_BY_SYSTEMS = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

/**
 * The dropped files, including all files of dropped folders, in path order. All entries are requested synchronously,
 * because the browser clears the drop after the event.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly FileToAdd[]> {
  const dropped = [...items].filter(({ kind }) => kind === 'file')
  if (dropped.length === 0) return [...files].map((file) => ({ file }))
  return (await Promise.all(dropped.map(filesOf))).flat()
}

async function filesOf(item: DataTransferItem & ItemWithHandle): Promise<FileToAdd[]> {
  const entry = item.webkitGetAsEntry?.()
  if (isFolder(entry)) return (await filesBelow(entry)).map((file) => ({ file }))
  const file = item.getAsFile()
  if (!file) return []
  try {
    const handle = await item.getAsFileSystemHandle?.()
    return [handle instanceof FileSystemFileHandle ? { file, handle } : { file }]
  } catch {
    return [{ file }]
  }
}

async function filesBelow(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const entries = (await entriesOf(folder)).filter(({ name }) => !LEFT_BY_SYSTEMS.has(name))
  const sorted = entries.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
  const found = await Promise.all(sorted.map((entry) => (isFolder(entry) ? filesBelow(entry) : fileOf(entry))))
  return found.flat()
}

/** A reader returns up to a hundred entries at a time, and none at the end. An unreadable folder has no entries. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (some.length === 0) return all
    all.push(...some)
  }
}

/** Resolves to no file when the file was removed or is unreadable. */
const fileOf = (entry: FileSystemEntry) =>
  new Promise<File[]>((resolve) => {
    if (isFile(entry))
      entry.file(
        (file) => resolve([file]),
        () => resolve([]),
      )
    else resolve([])
  })

const isFolder = (entry: FileSystemEntry | null | undefined): entry is FileSystemDirectoryEntry =>
  entry?.isDirectory === true

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
