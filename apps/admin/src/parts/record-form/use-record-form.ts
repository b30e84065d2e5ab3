import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { type ReadRecord, saveOver } from './save-over.ts'

/** How a page reads and writes the records of its form. */
export interface RecordFormOptions<Fields> {
  /** What a new record starts from. */
  blank: () => Partial<Fields>
  /** The record as it is now, past every cache: somebody else may have changed it since the list was read. */
  read: (id: string) => Promise<ReadRecord<Fields> | undefined>
  create: (fields: Fields) => Promise<unknown>
  /** Refused with `RESULT.conflict` when the record has changed since `lastModifyTime`. */
  update: (id: string, change: { fields: Fields; lastModifyTime: number | null }) => Promise<unknown>
  /** How the value of a field reads; nothing for an id, which says nothing to a reader. */
  asText: (name: string, value: unknown) => string | undefined
}

/** The form in which a page creates and edits records: whether it is open, what it shows, and how it saves. */
export function useRecordForm<Fields extends object>(options: RecordFormOptions<Fields>) {
  const { t } = useText('admin')
  const [isOpen, setIsOpen] = useState(false)
  /** What was opened last; kept while the form closes. */
  const [opened, setOpened] = useState<{ id?: string; fields: Partial<Fields> }>()
  /** What the edited record was when it was read last. */
  const [base, setBase] = useState<ReadRecord<Fields>>()

  function create() {
    setOpened({ fields: options.blank() })
    setIsOpen(true)
  }

  async function open(id: string) {
    const record = await options.read(id)
    if (!record) return
    setBase(record)
    setOpened({ id, fields: record.fields })
    setIsOpen(true)
  }

  function describe(name: string, value: unknown, isTaken: boolean) {
    if (isTaken) return t('changed.taken')
    const text = options.asText(name, value)
    return text === undefined ? t('changed.choice') : t('changed.value', { value: text })
  }

  function save(fields: Fields): Promise<unknown> {
    const id = opened?.id
    if (id === undefined || !base) return options.create(fields)
    return saveOver({
      base,
      typed: fields,
      save: (lastModifyTime) => options.update(id, { fields, lastModifyTime }),
      reread: () => options.read(id),
      onChanged: setBase,
      describe,
    })
  }

  return {
    isOpen,
    wasOpened: opened !== undefined,
    editedId: opened?.id,
    fields: opened?.fields,
    create,
    edit: ({ id }: { id: string }) => void open(id),
    close: () => setIsOpen(false),
    save,
  }
}
