import { readOnce } from '@sqos/api-client'
import {
  type DataField,
  type DataScheme,
  menuApi,
  useCreateDataFieldMutation,
  useCreateDataSchemeMutation,
  useUpdateDataFieldMutation,
  useUpdateDataSchemeMutation,
} from '@sqos/api-client/menu'
import { useText } from '@sqos/i18n/react'
import { useAppDispatch } from '../../../../app/store.ts'
import { nextSortCode } from '../../../../parts/record-form/next-sort-code.ts'
import { useRecordForm } from '../../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from '../catalogue.ts'
import { MAX_SORT_CODE } from '../limits.ts'
import { conditionJsonOf, type EditedGroup, groupsOf, newGroup, wordsOf } from './conditions.ts'

/** The values of the field dialog. */
export interface FieldFields {
  fullName: string
  enCode: string
  type: 'String' | 'Int32' | 'Double'
  conditionSymbol: string[]
  conditionText: string[]
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

/** The dialog that creates or edits a field of data schemes. */
export function useFieldForm({ moduleId, rows }: { moduleId: string; rows: readonly DataField[] }) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const [create] = useCreateDataFieldMutation()
  const [update] = useUpdateDataFieldMutation()
  const bodyOf = (fields: FieldFields) => ({
    moduleId,
    fullName: fields.fullName.trim(),
    enCode: fields.enCode.trim(),
    type: fields.type,
    conditionSymbol: fields.conditionSymbol.join(','),
    conditionText: fields.conditionText.join(','),
    sortCode: fields.sortCode ?? 0,
    enabledMark: fields.enabledMark ? 1 : 0,
    description: fields.description ?? '',
  })

  async function read(id: string) {
    const request = menuApi.endpoints.getDataField.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(request))
    if (!data) return undefined
    const { fullName, enCode, type, sortCode, description, lastModifyTime } = data
    const conditionSymbol = wordsOf(data.conditionSymbol)
    const conditionText = wordsOf(data.conditionText)
    const enabledMark = data.enabledMark === 1
    return {
      fields: { fullName, enCode, type, conditionSymbol, conditionText, sortCode, enabledMark, description },
      lastModifyTime,
    }
  }

  return useRecordForm<FieldFields>({
    blank: () => ({
      type: 'String',
      conditionSymbol: ['Equal', 'NotEqual'],
      conditionText: ['text'],
      sortCode: nextSortCode(rows, MAX_SORT_CODE),
      enabledMark: true,
    }),
    read,
    create: (fields) => create({ dataFieldBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      update({ id, dataFieldBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (_name, value) => (typeof value === 'boolean' ? t(value ? 'state.on' : 'state.off') : String(value)),
  })
}

export type FieldFormState = ReturnType<typeof useFieldForm>

/** The values of the scheme dialog. */
export interface SchemeFields {
  fullName: string
  /** A fixed meaning, or `custom`. */
  kind: string
  matchLogic: 'and' | 'or'
  conditionJson: readonly EditedGroup[]
  sortCode: number | undefined
  enabledMark: boolean
}

interface SchemeOptions {
  moduleId: string
  rows: readonly DataScheme[]
  fields: readonly DataField[]
}

/** Kind of a scheme with conditions. */
export const CUSTOM = 'custom'

/** The dialog that creates or edits a data scheme. */
export function useSchemeForm({ moduleId, rows, fields }: SchemeOptions) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const [create] = useCreateDataSchemeMutation()
  const [update] = useUpdateDataSchemeMutation()
  const bodyOf = (scheme: SchemeFields) => ({
    moduleId,
    fullName: scheme.fullName.trim(),
    enCode: scheme.kind === CUSTOM ? '' : scheme.kind,
    matchLogic: scheme.matchLogic ?? 'and',
    conditionJson: scheme.kind === CUSTOM ? conditionJsonOf(scheme.conditionJson ?? [], fields) : '',
    sortCode: scheme.sortCode ?? 0,
    enabledMark: scheme.enabledMark ? 1 : 0,
  })

  async function read(id: string) {
    const request = menuApi.endpoints.getDataScheme.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(request))
    if (!data) return undefined
    const { fullName, matchLogic, sortCode, lastModifyTime } = data
    const shown = { fullName, matchLogic, sortCode, kind: data.enCode || CUSTOM, enabledMark: data.enabledMark === 1 }
    return { fields: { ...shown, conditionJson: groupsOf(data.conditionJson) }, lastModifyTime }
  }

  return useRecordForm<SchemeFields>({
    blank: () => ({
      kind: CUSTOM,
      matchLogic: 'and',
      conditionJson: fields[0] ? [newGroup(fields[0])] : [],
      sortCode: nextSortCode(rows, MAX_SORT_CODE),
      enabledMark: true,
    }),
    read,
    create: (scheme) => create({ dataSchemeBody: bodyOf(scheme) }).unwrap(),
    update: (id, { fields: scheme, lastModifyTime }) =>
      update({ id, dataSchemeBody: { ...bodyOf(scheme), lastModifyTime } }).unwrap(),
    asText: (name, value) => {
      if (name.startsWith('conditionJson')) return undefined
      return typeof value === 'boolean' ? t(value ? 'state.on' : 'state.off') : String(value)
    },
  })
}

export type SchemeFormState = ReturnType<typeof useSchemeForm>
