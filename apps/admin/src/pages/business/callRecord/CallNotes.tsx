import { Button, Input } from '@arco-design/web-react'
import { type CallRecordRow, useSetCallNotesMutation } from '@sqos/api-client/call-record'
import { useText } from '@sqos/i18n/react'
import { useId, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './CallRecord.module.css'

/** The notes of an own call. */
export function CallNotes({ call }: { call: CallRecordRow }) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  const [notes, setNotes] = useState(call.notes)
  const [save, { isLoading }] = useSetCallNotesMutation()

  return (
    <form
      className={styles.notes}
      onSubmit={(event) => {
        event.preventDefault()
        void save({ id: call.id, callNotesBody: { notes } })
      }}
    >
      <label htmlFor={id}>{t('notes.label')}</label>
      <Input.TextArea
        id={id}
        value={notes}
        maxLength={2000}
        placeholder={t('notes.placeholder')}
        rows={4}
        onChange={setNotes}
      />
      <Button htmlType="submit" type="primary" loading={isLoading} disabled={notes.trim() === call.notes}>
        {t('action.notes')}
      </Button>
    </form>
  )
}
