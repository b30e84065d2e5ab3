import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import type { FormModel } from '@sqos/form-model'
import type { DocumentFormHandle } from '@sqos/form-renderer'
import { DocumentForm } from '@sqos/form-renderer/later'
import { UploadScope, uploadWidgets } from '@sqos/form-renderer/uploads'
import { RelatedRecord, scriptRequestOf } from '@sqos/generated-page'
import { useApiDispatch } from '@sqos/api-client'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { type RefObject, useMemo, useState } from 'react'
import { usePageRunner } from '../../../../parts/scripts/use-page-runner.ts'
import { NAMESPACE } from '../catalogue.ts'
import styles from '../Detail.module.css'
import { parseRights } from '../form-rights.ts'
import { parseValues } from '../task-values.ts'
import { useMergedValues } from './use-merged-values.ts'

interface TaskFormProps {
  detail: FlowTaskDetail
  form: FormModel
  handle: RefObject<DocumentFormHandle | null>
}

/** 表单信息: the form with the rights of the node; as texts when nothing can be changed. */
export function TaskForm({ detail, form, handle }: TaskFormProps) {
  const { t } = useText(NAMESPACE)
  const dispatch = useApiDispatch()
  const { fieldRights, flowTaskInfo, draftData } = detail
  const { flowFormContentJson: content, flowFormTextJson: texts, id, modelId, flowId } = flowTaskInfo
  // An equal answer of the server keeps what was typed.
  const rightsText = JSON.stringify(fieldRights)
  const rights = useMemo(() => parseRights(rightsText), [rightsText])
  const draftText = JSON.stringify(draftData)
  const stored = useMemo(() => {
    // A draft holds what the person may write; other fields may have changed since.
    const draft = Object.entries(parseValues(draftText)).filter(([name]) => rights.isWritable(name))
    return { ...parseValues(content), ...Object.fromEntries(draft) }
  }, [content, draftText, rights])
  const display = useMemo(() => parseValues(texts), [texts])
  const request = useMemo(() => scriptRequestOf(dispatch), [dispatch])
  const runner = usePageRunner()
  const qrTarget = useMemo(() => ({ modelId: modelId ?? flowId, id, type: 2 }), [modelId, flowId, id])
  const [related, setRelated] = useState<{ modelId: string; id: string }>()
  const shown = useMergedValues({ stored, display, form: handle })

  if (form.items.length === 0) return <EmptyState title={t('noForm')} hint={t('noFormHint')} />
  return (
    <UploadScope value={modelId ?? flowId}>
      <div className={styles.sheet}>
        <h2 className={styles.unseen}>{t('tab.form')}</h2>
        <DocumentForm
          key={rights.isEditable ? 'edit' : 'detail'}
          ref={handle}
          model={form}
          {...(rights.isEditable ? { stored: shown, runner } : { mode: 'detail', display })}
          formCodes={rights.formCodes}
          formRights={rights.formRights}
          widgets={uploadWidgets}
          request={request}
          qrTarget={qrTarget}
          openRecord={setRelated}
        />
      </div>
      {related && <RelatedRecord record={related} onClose={() => setRelated(undefined)} />}
    </UploadScope>
  )
}
