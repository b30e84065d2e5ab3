import { Button } from '@arco-design/web-react'
import type { JsonRecord } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { useRef, useState } from 'react'
import type { DocumentFormHandle, DocumentFormProps } from '../form/FormBody.tsx'
import { DocumentForm } from '../later/DocumentForm.tsx'
import { NAMESPACE } from '../locales.ts'
import { useLabel } from '../use-label.ts'
import styles from './DocumentPage.module.css'

export interface DocumentPageProps extends Omit<DocumentFormProps, 'ref' | 'stored' | 'display' | 'mode'> {
  title: string
  /** Refuses to save and shows a message. */
  isPreview?: boolean | undefined
  /** Saves the values unchecked as a draft of a request. With it the other button submits. */
  onSaveDraft?: ((data: JsonRecord) => Promise<unknown>) | undefined
}

/** A page with a form and no list. It starts a new record after every save. */
export function DocumentPage({ title, isPreview = false, onSaveDraft, ...form }: DocumentPageProps) {
  const { t } = useText(NAMESPACE)
  const labelOf = useLabel()
  const handle = useRef<DocumentFormHandle>(null)
  const [round, setRound] = useState(0)
  const [isSaving, setSaving] = useState(false)

  async function save() {
    if (isPreview) {
      showToast({ kind: 'warning', text: t('list.preview') })
      return
    }
    setSaving(true)
    try {
      const outcome = await handle.current?.submit()
      if (outcome?.status === 'saved') setRound(round + 1)
    } finally {
      setSaving(false)
    }
  }

  async function saveDraft() {
    const open = handle.current
    if (!open || !onSaveDraft) return
    setSaving(true)
    try {
      await onSaveDraft(open.values())
      setRound(round + 1)
    } catch (error) {
      open.showProblems(fieldErrorsOf(error))
    } finally {
      setSaving(false)
    }
  }

  const usualText = labelOf(form.model.settings.confirmText, 'confirm')
  return (
    <section className={styles['page']} aria-label={title}>
      <h1 className={styles['title']}>{title}</h1>
      <div className={styles['card']} style={{ inlineSize: form.model.settings.fullScreenWidth }}>
        <DocumentForm key={round} {...form} ref={handle} />
        <div className={styles['buttons']}>
          <Button type="primary" loading={isSaving} onClick={() => void save()}>
            {onSaveDraft && usualText === t('confirm') ? t('approval.confirm') : usualText}
          </Button>
          {onSaveDraft && (
            <Button disabled={isSaving} onClick={() => void saveDraft()}>
              {t('approval.draft')}
            </Button>
          )}
          <Button disabled={isSaving} onClick={() => setRound(round + 1)}>
            {t('list.reset')}
          </Button>
        </div>
      </div>
    </section>
  )
}
