import { formatDate, formatFileSize } from '@sqos/i18n'
import { readEntries } from '../archive.ts'
import { element, type Source, type View } from '../view.ts'
import { flowing } from './text-view.ts'
import styles from './views.module.css'

const MAX_LINES = 5000

/** List of the entries of an archive, without unpacking. */
export function archiveView({ bytes, text }: Source): View {
  const entries = (readEntries(bytes) ?? []).toSorted((one, other) => one.name.localeCompare(other.name))
  const files = entries.filter(({ isFolder }) => !isFolder)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const notes = [text('archiveSum', { count: files.length, size: formatFileSize(total) })]
  if (entries.length > MAX_LINES) notes.push(text('entriesCut', { count: MAX_LINES }))
  if (files.some(({ isEncrypted }) => isEncrypted)) notes.push(text('archiveLocked'))

  const head = element('tr', { children: [text('entryName'), text('entrySize'), text('entryTime')].map(columnHead) })
  const lines = entries.slice(0, MAX_LINES).map(({ name, size, modified, isFolder }) =>
    element('tr', {
      children: [
        element('td', { text: name }),
        element('td', { className: styles.number, text: isFolder ? '' : formatFileSize(size) }),
        element('td', { text: modified ? formatDate(modified.getTime(), 'YYYY-MM-DD HH:mm') : '' }),
      ],
    }),
  )
  const table = element('table', {
    className: styles.list,
    children: [element('thead', { children: [head] }), element('tbody', { children: lines })],
  })
  return flowing(table, { notes })
}

function columnHead(title: string) {
  const head = element('th', { text: title })
  head.scope = 'col'
  return head
}
