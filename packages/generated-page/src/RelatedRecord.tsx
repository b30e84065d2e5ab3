import { isApiError } from '@sqos/api-client'
import { useGetModelConfigQuery, useGetShownRecordQuery } from '@sqos/api-client/record'
import { RESULT } from '@sqos/contract'
import { readForm } from '@sqos/form-model'
import { RecordDialog } from '@sqos/form-renderer/later'
import { uploadWidgets } from '@sqos/form-renderer/uploads'
import { useText } from '@sqos/i18n/react'
import { useMemo } from 'react'
import { parseData } from './record-source.ts'

export interface RelatedRecordProps {
  record: { modelId: string; id: string }
  onClose: () => void
}

/** Shows a record of another model in a dialog. */
export function RelatedRecord({ record: { modelId, id }, onClose }: RelatedRecordProps) {
  const { t } = useText('generatedPage')
  const config = useGetModelConfigQuery({ modelId })
  const shown = useGetShownRecordQuery({ modelId, id })
  const formData = config.data?.formData
  const text = shown.data?.data
  const form = useMemo(() => readForm(formData), [formData])
  const display = useMemo(() => (text === undefined ? undefined : parseData(text)), [text])

  function retry() {
    void config.refetch()
    void shown.refetch()
  }

  const qrTarget = useMemo(() => ({ modelId, id, type: 2 }), [modelId, id])
  const isFailed = config.isError || shown.isError
  const isForbidden = [config.error, shown.error].some((error) => isApiError(error) && error.code === RESULT.forbidden)
  return (
    <RecordDialog
      open
      title={config.data ? `${config.data.fullName} ${t('detail')}` : t('detail')}
      model={form}
      mode="detail"
      display={display}
      widgets={uploadWidgets}
      qrTarget={qrTarget}
      state={
        isForbidden ? 'forbidden' : isFailed ? { failure: '', retry } : display && config.data ? 'ready' : 'loading'
      }
      onClose={onClose}
    />
  )
}
