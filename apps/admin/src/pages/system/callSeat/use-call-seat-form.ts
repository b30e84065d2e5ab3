import { readOnce } from '@sqos/api-client'
import { callSeatApi, useCreateCallSeatMutation, useUpdateCallSeatMutation } from '@sqos/api-client/call-seat'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'

/** The values of the form. */
export interface CallSeatFields {
  userId: string
  landlinenNum: string
  custcode: string
  appId: string
  enabledMark: boolean
  description: string
}

/** The form that creates or edits one seat. */
export function useCallSeatForm() {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [create] = useCreateCallSeatMutation()
  const [update] = useUpdateCallSeatMutation()

  async function read(id: string) {
    const query = callSeatApi.endpoints.getCallSeat.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    if (!data) return undefined
    const { userId, landlinenNum, custcode, appId, enabledMark, description, lastModifyTime } = data
    const fields = { userId, landlinenNum, custcode, appId, enabledMark: enabledMark === 1, description }
    return { fields, lastModifyTime }
  }

  const form = useRecordForm<CallSeatFields>({
    blank: () => ({ enabledMark: true }),
    read,
    create: (fields) => create({ callSeatBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      update({ id, callSeatBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => {
      if (name === 'userId') return undefined
      return typeof value === 'boolean' ? t(value ? 'state.on' : 'state.off') : String(value)
    },
  })
  return { ...form, mayEdit }
}

export type CallSeatFormState = ReturnType<typeof useCallSeatForm>

const bodyOf = ({ userId, landlinenNum, custcode, appId, enabledMark, description }: CallSeatFields) => ({
  userId,
  landlinenNum: landlinenNum.trim(),
  custcode: custcode.trim(),
  appId: appId.trim(),
  enabledMark: enabledMark ? 1 : 0,
  description: description ?? '',
})
