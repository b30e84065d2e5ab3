import { readOnce } from '@sqos/api-client'
import {
  type MessageTemplate,
  messageTemplateApi,
  useCreateMessageTemplateMutation,
  useUpdateMessageTemplateMutation,
} from '@sqos/api-client/message-template'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'

/** The values of the form. */
export interface TemplateFields extends Pick<
  MessageTemplate,
  'fullName' | 'enCode' | 'category' | 'title' | 'content'
> {
  event: MessageTemplate['event'] | undefined
  isStationLetter: boolean
  isWebhook: boolean
  isEmail: boolean
  enabledMark: boolean
}

/** The form that creates or edits a template. */
export function useTemplateForm() {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [create] = useCreateMessageTemplateMutation()
  const [update] = useUpdateMessageTemplateMutation()

  async function read(id: string) {
    const query = messageTemplateApi.endpoints.getMessageTemplate.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    if (!data) return undefined
    const { fullName, enCode, category, event, title, content, lastModifyTime } = data
    const flags = {
      isStationLetter: data.isStationLetter === 1,
      isWebhook: data.isWebhook === 1,
      isEmail: data.isEmail === 1,
      enabledMark: data.enabledMark === 1,
    }
    return { fields: { fullName, enCode, category, event, title, content, ...flags }, lastModifyTime }
  }

  const form = useRecordForm<TemplateFields>({
    blank: () => ({
      category: '1',
      isStationLetter: true,
      isWebhook: false,
      isEmail: false,
      enabledMark: true,
      content: '',
    }),
    read,
    create: (fields) => create({ messageTemplateBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      update({ id, messageTemplateBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
      return name === 'category' ? t(`category.${String(value)}`) : String(value)
    },
  })
  return { ...form, mayEdit }
}

export type TemplateFormState = ReturnType<typeof useTemplateForm>

const flag = (isOn: boolean) => (isOn ? 1 : 0)

const bodyOf = ({ fullName, enCode, category, event, title, content, ...flags }: TemplateFields) => ({
  fullName: fullName.trim(),
  enCode: enCode.trim(),
  category,
  // Required by the form.
  event: event ?? 'download',
  title: title.trim(),
  content: content.trim(),
  isStationLetter: flag(flags.isStationLetter),
  isWebhook: flag(flags.isWebhook),
  isEmail: flag(flags.isEmail),
  enabledMark: flag(flags.enabledMark),
})
