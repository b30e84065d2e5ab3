import { isApiError, NO_ANSWER, useApiDispatch } from '@sqos/api-client'
import { type FormModel, type JsonRecord, readForm } from '@sqos/form-model'
import type { ScriptRunner } from '@sqos/form-renderer'
import { RecordDialog } from '@sqos/form-renderer/later'
import { UploadScope, uploadWidgets } from '@sqos/form-renderer/uploads'
import { useStableCallback } from '@sqos/hooks'
import { useEffect, useMemo } from 'react'
import { createRecordSource, isRequestModel } from './record-source.ts'
import { scriptRequestOf } from './script-request.ts'
import { useModelDesign } from './use-model-design.ts'
import { useFieldRights } from './use-permission-of.ts'

export interface NewRecordProps {
  modelId: string
  /** Default: the model's name. */
  title?: string | undefined
  /** Returns the first values of fields by model name, beside those of the design. Wrap it in `useCallback`. */
  prefill?: ((form: FormModel) => JsonRecord) | undefined
  /** Runs the scripts of the form. Without it scripts do not run. */
  runner?: ScriptRunner | undefined
  /** Called after the record was saved. */
  onSaved: () => void
  onClose: () => void
  /** Called when the model does not exist or the user may not see it. */
  onMissing: () => void
}

/** Creates a record of a model in a dialog, with the rights to fields that the user has on the page of the model. */
export function NewRecord({ modelId, title, prefill, runner, onSaved, onClose, onMissing }: NewRecordProps) {
  const dispatch = useApiDispatch()
  const { config, demandCurrent } = useModelDesign(modelId)
  const { data, error } = config
  const isMissing = !data && isApiError(error) && error.code !== NO_ANSWER
  const report = useStableCallback(onMissing)
  useEffect(
    function leave() {
      if (isMissing) report()
    },
    [isMissing, report],
  )
  const formData = data?.formData
  const form = useMemo(() => readForm(formData), [formData])
  const rights = useFieldRights({ modelId, columnData: data?.columnData, form })
  const first = useMemo(() => prefill?.(form), [form, prefill])
  const isRequest = isRequestModel(data)
  const source = useMemo(
    () => createRecordSource(dispatch, { modelId, menuId: '', demandCurrent }),
    [dispatch, modelId, demandCurrent],
  )
  const request = useMemo(() => scriptRequestOf(dispatch), [dispatch])
  if (isMissing) return null

  async function save(record: JsonRecord) {
    await (isRequest ? source.saveRequest({ id: undefined, data: record }) : source.create(record))
    onSaved()
  }

  return (
    <UploadScope value={modelId}>
      <RecordDialog
        open
        title={title ?? data?.fullName ?? ''}
        model={form}
        prefill={first}
        {...rights}
        widgets={uploadWidgets}
        runner={runner}
        request={request}
        state={data ? 'ready' : config.isError ? { failure: '', retry: () => void config.refetch() } : 'loading'}
        onSave={save}
        onClose={onClose}
      />
    </UploadScope>
  )
}
