import { Button, Input } from '@arco-design/web-react'
import {
  useCreateWritingPartMutation,
  useDeleteWritingPartMutation,
  useListWritingPartsQuery,
  useUpdateWritingPartMutation,
  type WritingPart,
} from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { confirmDelete, EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { FormDialog, FormItem, SideDrawer } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import styles from './Template.module.css'

const KINDS = ['category', 'variable', 'outline', 'tag', 'aiAction', 'moduleCategory', 'module'] as const
type Kind = WritingPart['kind']

/** Kinds with a code, and kinds with a content that is written as text. Modules come from the editor. */
const CODED = new Set<Kind>(['variable', 'aiAction'])
const WRITTEN = new Set<Kind>(['variable', 'outline', 'tag', 'aiAction'])

interface PartFields {
  fullName: string
  enCode: string
  content: string
}

/** 写作素材: categories, variables, outlines, styles, AI actions and modules. */
export function PartsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const [kind, setKind] = useState<Kind>('category')
  const { data, isError, refetch } = useListWritingPartsQuery(
    { kind, pageSize: 500 },
    { refetchOnMountOrArgChange: true },
  )
  const [removePart] = useDeleteWritingPartMutation()
  const [edited, setEdited] = useState<WritingPart | 'new'>()

  async function remove({ id, fullName }: WritingPart) {
    if (await confirmDelete({ name: fullName })) await removePart({ kind, id })
  }

  return (
    <SideDrawer open title={t('parts.title')} onClose={onClose}>
      <div className={styles.tools}>
        <Select
          className={styles.kind ?? ''}
          aria-label={t('parts.kind')}
          value={kind}
          onChange={(next: Kind) => setKind(next)}
          options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        {kind !== 'module' && (
          <Permit code="btn_add">
            <Button type="primary" onClick={() => setEdited('new')}>
              {t('action.create')}
            </Button>
          </Permit>
        )}
      </div>
      {kind === 'module' && <p className={styles.note}>{t('parts.moduleNote')}</p>}
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data?.list.length === 0 && <EmptyState title={t('parts.none')} />}
      <ul className={styles.list}>
        {data?.list.map((part) => (
          <li key={part.id} className={styles.entry}>
            <span className={styles.text}>
              {part.fullName}
              {part.enCode && ` (${part.enCode})`}
            </span>
            <Permit code="btn_edit">
              <Button
                size="small"
                aria-label={t('parts.editOf', { name: part.fullName })}
                onClick={() => setEdited(part)}
              >
                {t('action.edit')}
              </Button>
            </Permit>
            <Permit code="btn_remove">
              <Button
                size="small"
                status="danger"
                aria-label={t('parts.removeOf', { name: part.fullName })}
                onClick={() => void remove(part)}
              >
                {t('action.remove')}
              </Button>
            </Permit>
          </li>
        ))}
      </ul>
      {edited && (
        <PartDialog kind={kind} part={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </SideDrawer>
  )
}

/** Creates or edits one of them. */
function PartDialog({ kind, part, onClose }: { kind: Kind; part: WritingPart | undefined; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const [create] = useCreateWritingPartMutation()
  const [update] = useUpdateWritingPartMutation()

  async function save({ fullName, enCode, content }: PartFields) {
    const body = { fullName: fullName.trim(), enCode: enCode ?? '', content: content ?? '' }
    if (!part) return void (await create({ kind, writingPartBody: body }).unwrap())
    const { categoryId, description, enabledMark, sortCode, lastModifyTime } = part
    const kept = { categoryId, description, enabledMark, sortCode, lastModifyTime }
    await update({ kind, id: part.id, writingPartBody: { ...kept, ...body } }).unwrap()
  }

  return (
    <FormDialog<PartFields>
      open
      title={t(`kind.${kind}`)}
      initialValues={part ?? { fullName: '', enCode: '', content: '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormItem label={t('fullName')} field="fullName" rules={[{ required: true, message: t('rule.fullName') }]}>
        <Input maxLength={100} />
      </FormItem>
      {CODED.has(kind) && (
        <FormItem label={t('enCode')} field="enCode" rules={[{ required: true, message: t('rule.enCode') }]}>
          <Input maxLength={50} />
        </FormItem>
      )}
      {WRITTEN.has(kind) && (
        <FormItem
          label={t(`contentOf.${kind}`)}
          field="content"
          extra={kind === 'outline' ? t('parts.outlineNote') : undefined}
        >
          <Input.TextArea maxLength={4000} rows={6} />
        </FormItem>
      )}
    </FormDialog>
  )
}
