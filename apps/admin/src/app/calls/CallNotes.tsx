import { Input } from '@arco-design/web-react'
import { useSetCallNotesMutation } from '@sqos/api-client/call-record'
import type { FormModel } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { useCallback, useState } from 'react'
import { AppNewRecord } from '../../parts/generated-page/AppNewRecord.tsx'
import { NAMESPACE } from './catalogue.ts'
import { type EndedCall, notePrefill } from './ended-call.ts'

interface CallNotesProps {
  ended: EndedCall
  /** Model whose form holds the notes; empty for notes as text. */
  modelId: string
  onSaved: () => void
  onClose: () => void
}

/** The notes of a call: the form that administrators chose, or a text when there is none that the user may fill in. */
export function CallNotes({ ended, modelId, onSaved, onClose }: CallNotesProps) {
  const { t } = useText(NAMESPACE)
  const [isMissing, setMissing] = useState(false)
  const prefill = useCallback((form: FormModel) => notePrefill(ended, form), [ended])
  if (modelId === '' || isMissing) return <TextNotes id={ended.id} onSaved={onSaved} onClose={onClose} />
  return (
    <AppNewRecord
      modelId={modelId}
      title={t('after.notes')}
      prefill={prefill}
      onSaved={onSaved}
      onClose={onClose}
      onMissing={() => setMissing(true)}
    />
  )
}

interface NoteFields {
  notes: string
}

function TextNotes({ id, onSaved, onClose }: { id: string } & Pick<CallNotesProps, 'onSaved' | 'onClose'>) {
  const { t } = useText(NAMESPACE)
  const [setNotes] = useSetCallNotesMutation()

  async function save({ notes }: NoteFields) {
    await setNotes({ id, callNotesBody: { notes } }).unwrap()
    onSaved()
  }

  return (
    <FormDialog<NoteFields> open title={t('after.notes')} onSubmit={save} onClose={onClose}>
      <FormItem label={t('after.notes')} field="notes" rules={[{ required: true, message: t('after.missing') }]}>
        <Input.TextArea maxLength={2000} rows={5} />
      </FormItem>
    </FormDialog>
  )
}
