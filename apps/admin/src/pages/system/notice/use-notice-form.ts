import { readOnce } from '@sqos/api-client'
import { noticeApi, useCreateNoticeMutation, useUpdateNoticeMutation } from '@sqos/api-client/notice'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import type { FileValue } from '@sqos/uploader/core'
import { useAppDispatch } from '../../../app/store.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'
import { readReceivers, type Receivers, writeReceivers } from './receivers.ts'

/** The values of the form. */
export interface NoticeFields extends Receivers {
  title: string
  mustRead: boolean
  /** When receivers stop seeing it; null: never. */
  expirationTime: number | null
  files: FileValue[]
  bodyText: string
}

const BLANK = { ...readReceivers(''), mustRead: false, expirationTime: null, files: [] }

/** The form that creates or edits a draft. */
export function useNoticeForm() {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const [create] = useCreateNoticeMutation()
  const [update] = useUpdateNoticeMutation()

  async function read(id: string) {
    const query = noticeApi.endpoints.getNotice.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    if (!data) return undefined
    const { title, mustRead, expirationTime, bodyText, files, toUserIds, lastModifyTime } = data
    const fields = { title, mustRead, expirationTime, bodyText, files: readFiles(files), ...readReceivers(toUserIds) }
    return { fields, lastModifyTime }
  }

  return useRecordForm<NoticeFields>({
    blank: () => BLANK,
    read,
    create: (fields) => create({ noticeBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      update({ id, noticeBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
      if (name === 'expirationTime') return formatDate(typeof value === 'number' ? value : null)
      return name === 'title' ? String(value) : undefined
    },
  })
}

export type NoticeFormState = ReturnType<typeof useNoticeForm>

const bodyOf = ({ title, mustRead, expirationTime, bodyText, files, ...receivers }: NoticeFields) => ({
  title: title.trim(),
  mustRead,
  expirationTime: expirationTime ?? null,
  bodyText,
  files: files.length === 0 ? '' : JSON.stringify(files),
  toUserIds: writeReceivers({ ...BLANK, ...receivers }),
})

/** The attachments of a stored notice. */
export function readFiles(json: string): FileValue[] {
  if (json === '') return []
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.flatMap(fileOf) : []
}

function fileOf(entry: unknown): FileValue[] {
  if (typeof entry !== 'object' || entry === null) return []
  const text = (key: string) => {
    const value: unknown = Reflect.get(entry, key)
    return typeof value === 'string' ? value : ''
  }
  const [name, fileId, url, fileVersionId] = ['name', 'fileId', 'url', 'fileVersionId'].map(text)
  if (!name || !fileId || !url) return []
  const size: unknown = Reflect.get(entry, 'fileSize')
  return [
    {
      name,
      fileId,
      url,
      fileVersionId: fileVersionId ?? '',
      fileSize: typeof size === 'number' ? size : 0,
      fileExtension: name.split('.').at(-1) ?? '',
    },
  ]
}
