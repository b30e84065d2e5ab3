import { useState } from 'react'

/** A record as it was read, and the time of its last change. */
interface ReadRecord<Fields> {
  fields: Fields
  lastModifyTime: number | null
}

interface RecordFormOptions<Fields> {
  /** The values of a new record. */
  blank: () => Partial<Fields>
  read: (id: string) => Promise<ReadRecord<Fields> | undefined>
  create: (fields: Fields) => Promise<unknown>
  /** The server refuses it when the record was changed since it was read. */
  update: (id: string, change: { fields: Fields; lastModifyTime: number | null }) => Promise<unknown>
  /** The text of a value, for hosts that show what others changed. */
  asText: (name: string, value: unknown) => string | undefined
}

/** The form that creates and edits records: whether it is open, its values, and how it is saved. */
export function useRecordForm<Fields extends object>(options: RecordFormOptions<Fields>) {
  const [isOpen, setIsOpen] = useState(false)
  /** Kept while the form closes. */
  const [opened, setOpened] = useState<{ id?: string; fields: Partial<Fields>; lastModifyTime: number | null }>()

  function create() {
    setOpened({ fields: options.blank(), lastModifyTime: null })
    setIsOpen(true)
  }

  async function open(id: string) {
    const record = await options.read(id)
    if (!record) return
    setOpened({ id, ...record })
    setIsOpen(true)
  }

  return {
    isOpen,
    wasOpened: opened !== undefined,
    editedId: opened?.id,
    fields: opened?.fields,
    create,
    edit: ({ id }: { id: string }) => void open(id),
    close: () => setIsOpen(false),
    save: (fields: Fields): Promise<unknown> =>
      opened?.id === undefined
        ? options.create(fields)
        : options.update(opened.id, { fields, lastModifyTime: opened.lastModifyTime }),
  }
}
