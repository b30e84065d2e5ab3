import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useRef, useState } from 'react'
import { DocumentForm, type DocumentFormHandle, type DocumentFormProps } from '../form/DocumentForm.tsx'
import { NAMESPACE } from '../locales.ts'
import styles from './DocumentPage.module.css'

export interface DocumentPageProps extends Omit<DocumentFormProps, 'ref' | 'stored' | 'display' | 'mode'> {
  title: string
}

/** A form without a list: a page that begins anew after every save. Source: contract of the platform, 18.4. */
export function DocumentPage({ title, ...form }: DocumentPageProps) {
  const { t } = useText(NAMESPACE)
  const handle = useRef<DocumentFormHandle>(null)
  const [round, setRound] = useState(0)
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    try {
      const outcome = await handle.current?.submit()
      if (outcome?.status === 'saved') setRound(round + 1)
    } finally {
      setSaving(false)
    }
  }

  return (
    <section className={styles['page']} aria-label={title}>
      <h1 className={styles['title']}>{title}</h1>
      <DocumentForm key={round} {...form} ref={handle} />
      <div className={styles['buttons']}>
        <Button type="primary" loading={isSaving} onClick={() => void save()}>
          {form.model.settings.confirmText || t('confirm')}
        </Button>
        <Button disabled={isSaving} onClick={() => setRound(round + 1)}>
          {t('list.reset')}
        </Button>
      </div>
    </section>
  )
}
