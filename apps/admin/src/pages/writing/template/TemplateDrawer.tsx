import { Input, InputNumber } from '@arco-design/web-react'
import { useApiDispatch } from '@sqos/api-client'
import {
  useCreateWritingTemplateMutation,
  useUpdateWritingTemplateMutation,
  type WritingTemplate,
  writingApi,
} from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { FormDrawer, FormItem, SideDrawer } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { TemplateContent } from '@sqos/writing/template'
import { useRecordPages } from '../../../app/menu/use-record-pages.ts'
import { useMemo, useState } from 'react'
import { pictureUpload } from '../../../parts/widget-services/upload-picture.ts'
import { NAMESPACE } from './catalogue.ts'
import { HoldersField } from './HoldersField.tsx'
import { CoverField } from './CoverField.tsx'

interface TemplateFields {
  fullName: string
  categoryId: string | undefined
  description: string
  cover: string
  sortCode: number | undefined
  content: string
  usableBy: WritingTemplate['usableBy']
  editableBy: WritingTemplate['editableBy']
}

interface TemplateDrawerProps {
  /** Undefined for a new template. */
  id: string | undefined
  categories: { value: string; label: string }[]
  onClose: () => void
}

const MAX_SORT_CODE = 999_999
const BLANK = {
  fullName: '',
  categoryId: '',
  description: '',
  sortCode: 0,
  content: JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] }),
  cover: '',
  usableBy: [],
  editableBy: [],
  enabledMark: 1,
  lastModifyTime: null,
}

/** Creates or edits a template. */
export function TemplateDrawer({ id, ...props }: TemplateDrawerProps) {
  const { t } = useText(NAMESPACE)
  const query = writingApi.endpoints.getWritingTemplate.useQuery(
    { id: id ?? '' },
    { skip: id === undefined, refetchOnMountOrArgChange: true },
  )
  const template = id === undefined ? BLANK : query.currentData
  if (template && !query.isFetching) return <TemplateForm {...props} id={id} template={template} />
  return (
    <SideDrawer open title={t('edit')} onClose={props.onClose}>
      {query.isError ? <FailedState onRetry={() => void query.refetch()} /> : <Skeleton lines={8} />}
    </SideDrawer>
  )
}

function TemplateForm({
  id,
  template,
  categories,
  onClose,
}: TemplateDrawerProps & { template: typeof BLANK | WritingTemplate }) {
  const { t } = useText(NAMESPACE)
  const [create] = useCreateWritingTemplateMutation()
  const [update] = useUpdateWritingTemplateMutation()

  async function save({ fullName, categoryId, description, sortCode, ...fields }: TemplateFields) {
    const { enabledMark, lastModifyTime } = template
    const writingTemplateBody = {
      fullName: fullName.trim(),
      categoryId: categoryId || null,
      description: description ?? '',
      sortCode: sortCode ?? 0,
      ...fields,
      enabledMark,
    }
    if (id === undefined) await create({ writingTemplateBody }).unwrap()
    else await update({ id, writingTemplateBody: { ...writingTemplateBody, lastModifyTime } }).unwrap()
  }

  return (
    <FormDrawer<TemplateFields>
      open
      width={1080}
      title={t(id === undefined ? 'create' : 'edit')}
      initialValues={{ ...template, categoryId: template.categoryId || undefined }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormItem label={t('fullName')} field="fullName" rules={[{ required: true, message: t('rule.fullName') }]}>
        <Input maxLength={100} />
      </FormItem>
      <FormItem label={t('category')} field="categoryId">
        <Select allowClear options={categories} placeholder={t('chooseCategory')} />
      </FormItem>
      <FormItem label={t('description')} field="description">
        <Input maxLength={500} />
      </FormItem>
      <FormItem label={t('cover')} field="cover">
        <CoverField />
      </FormItem>
      <FormItem label={t('sortCode')} field="sortCode">
        <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
      </FormItem>
      <FormItem label={t('usableBy')} field="usableBy" extra={t('usableByHelp')}>
        <HoldersField />
      </FormItem>
      <FormItem label={t('editableBy')} field="editableBy" extra={t('editableByHelp')}>
        <HoldersField />
      </FormItem>
      <FormItem label={t('content')} field="content">
        <ContentField />
      </FormItem>
    </FormDrawer>
  )
}

/** The content as a control of the form. The editor owns the text; the form hears of each change. */
function ContentField({ value = '', onChange }: { value?: string; onChange?: (content: string) => void }) {
  const dispatch = useApiDispatch()
  const [first] = useState(value)
  const upload = useMemo(() => {
    const send = pictureUpload(dispatch)
    return send && ((file: File) => send(file, { signal: new AbortController().signal }))
  }, [dispatch])
  const recordPages = useRecordPages()
  return (
    <TemplateContent
      content={first}
      uploadPicture={upload}
      recordPages={recordPages}
      onChange={(read) => onChange?.(read())}
    />
  )
}
