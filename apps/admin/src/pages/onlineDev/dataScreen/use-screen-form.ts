import { readOnce } from '@sqos/api-client'
import {
  type Screen,
  screenApi,
  type ScreenRow,
  useCreateScreenMutation,
  useUpdateScreenMutation,
} from '@sqos/api-client/screen'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'

/** The largest order number. */
export const MAX_SORT_CODE = 999_999

export const RATIOS = ['16:9', '16:10', '4:3', '21:9', '32:9', '9:16'] as const
export const FITS = ['contain', 'width', 'stretch'] as const
export const THEMES = ['dark', 'light'] as const
/** Seconds of a new page. */
export const USUAL_SECONDS = 30

/** The values of the form. */
export interface ScreenFields {
  fullName: string
  enCode: string
  category: string
  ratio: (typeof RATIOS)[number]
  fit: (typeof FITS)[number]
  theme: (typeof THEMES)[number]
  pages: { portalId: string; seconds: number }[]
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

/** The form that creates or edits a screen. */
export function useScreenForm(rows: readonly ScreenRow[]) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createScreen] = useCreateScreenMutation()
  const [updateScreen] = useUpdateScreenMutation()

  async function read(id: string) {
    const query = screenApi.endpoints.getScreen.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  const form = useRecordForm<ScreenFields>({
    blank: () => ({
      category: '',
      ratio: '16:9',
      fit: 'contain',
      theme: 'dark',
      pages: [],
      enabledMark: true,
      sortCode: nextSortCode(rows, MAX_SORT_CODE),
    }),
    read,
    create: (fields) => createScreen({ screenBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateScreen({ id, screenBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => {
      if (typeof value === 'boolean') return t(value ? 'state.on' : 'state.off')
      if (typeof value === 'number') return String(value)
      return name === 'pages' || typeof value !== 'string' ? undefined : value
    },
  })

  return { ...form, mayEdit }
}

export type ScreenFormState = ReturnType<typeof useScreenForm>

function recordOf({ lastModifyTime, id: _id, ...screen }: Screen): ReadRecord<ScreenFields> {
  return { fields: { ...screen, enabledMark: screen.enabledMark === 1 }, lastModifyTime }
}

const bodyOf = (fields: ScreenFields) => ({
  fullName: fields.fullName.trim(),
  enCode: fields.enCode.trim(),
  category: fields.category ?? '',
  ratio: fields.ratio,
  fit: fields.fit,
  theme: fields.theme,
  pages: fields.pages.map(({ portalId, seconds }) => ({ portalId, seconds })),
  sortCode: fields.sortCode ?? 0,
  enabledMark: fields.enabledMark ? 1 : 0,
  description: fields.description ?? '',
})
