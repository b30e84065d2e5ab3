import { Button, Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import type { Editor } from '@tiptap/react'
import { memo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { FieldEntry, FieldGroup } from './field-groups.ts'
import styles from './PrintDesigner.module.css'

interface FieldListProps {
  groups: readonly FieldGroup[]
  editor: Editor
  isDisabled: boolean
}

/**
 * The fields of the form: a click, or Enter in the search for the first that is found, puts one at the cursor; a sub-table is put in
 * as a table with its fields.
 */
export const FieldList = memo(function FieldList({ groups, editor, isDisabled }: FieldListProps) {
  const { t } = useText(NAMESPACE)
  const [typed, setTyped] = useState('')
  const shown = groups.map((group) => ({
    ...group,
    entries: group.entries.filter(({ label }) => label.includes(typed.trim())),
  }))

  const insert = ({ tag, isDrawn }: FieldEntry) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'field', attrs: { tag, ...(isDrawn && { picture: '' }) } })
      .run()

  function insertFound(event: React.KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The key belongs to the search: it breaks no line in the text, which has the focus next.
    event.preventDefault()
    const found = shown.flatMap(({ entries }) => entries)[0]
    if (!found || isDisabled || typed.trim() === '') return
    insert(found)
    setTyped('')
  }

  return (
    <aside className={styles['fields']} aria-label={t('designer.fields')}>
      <Input
        allowClear
        value={typed}
        onChange={setTyped}
        onKeyDown={insertFound}
        placeholder={t('designer.search')}
        aria-label={t('designer.search')}
      />
      {shown.map(
        ({ label, entries, table }) =>
          entries.length > 0 && (
            <fieldset key={table ?? label} className={styles['group']}>
              <legend>{label}</legend>
              {entries.map((entry) => (
                <Button
                  key={entry.tag}
                  size="small"
                  disabled={isDisabled}
                  draggable={!isDisabled}
                  onDragStart={(event: React.DragEvent) =>
                    event.dataTransfer.setData('text/html', `<span data-tag="${entry.tag}"></span>`)
                  }
                  onClick={() => insert(entry)}
                >
                  {entry.label}
                </Button>
              ))}
              {table !== undefined && (
                <Button
                  size="small"
                  type="outline"
                  disabled={isDisabled}
                  onClick={() => editor.chain().focus().insertContent(rowsTable(entries)).run()}
                >
                  {t('designer.insertTable')}
                </Button>
              )}
            </fieldset>
          ),
      )}
    </aside>
  )
})

/** A table with a head that each page repeats, and one row that repeats for each row of the sub-table. */
const rowsTable = (entries: readonly FieldEntry[]) => ({
  type: 'table',
  content: [
    {
      type: 'tableRow',
      attrs: { part: 'thead' },
      content: entries.map(({ label }) => ({
        type: 'tableHeader',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: label }] }],
      })),
    },
    {
      type: 'tableRow',
      content: entries.map(({ tag, isDrawn }) => ({
        type: 'tableCell',
        content: [{ type: 'paragraph', content: [{ type: 'field', attrs: { tag, ...(isDrawn && { picture: '' }) } }] }],
      })),
    },
  ],
})
