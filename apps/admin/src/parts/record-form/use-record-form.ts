import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { type ReadRecord, saveOver } from './save-over.ts'

/** API calls of a page for the records of its form. */
export interface RecordFormOptions<Fields> {
  /** Initial values of a new record. */
  blank: () => Partial<Fields>
  /** The current record, without a cache: another user may have changed it since the list was read. */
  read: (id: string) => Promise<ReadRecord<Fields> | undefined>
  create: (fields: Fields) => Promise<unknown>
  /** Refused with `RESULT.conflict` when the record has changed since `lastModifyTime`. */
  update: (id: string, change: { fields: Fields; lastModifyTime: number | null }) => Promise<unknown>
  /** Text of a field value; undefined for an id, which is not readable. */
  asText: (name: string, value: unknown) => string | undefined
}

/** The form with which a page creates and edits records: open state, values, and save. */
export function useRecordForm<Fields extends object>(options: RecordFormOptions<Fields>) {
  const { t } = useText('admin')
  const [isOpen, setIsOpen] = useState(false)
  /** The last opened record; kept while the form closes. */
  const [opened, setOpened] = useState<{ id?: string; fields: Partial<Fields> }>()
  /** The edited record as last read. */
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
