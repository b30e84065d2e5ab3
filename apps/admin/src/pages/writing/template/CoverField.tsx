import { Button } from '@arco-design/web-react'
import { useApiDispatch } from '@sqos/api-client'
import { useText } from '@sqos/i18n/react'
import { ImportButton } from '@sqos/ui-kit/import'
import { useState } from 'react'
import { pictureUpload } from '../../../parts/widget-services/upload-picture.ts'
import { NAMESPACE } from './catalogue.ts'
import styles from './Template.module.css'

/** The cover of a template as a control of the form: a picture of the server, or none. */
export function CoverField({ value = '', onChange }: { value?: string; onChange?: (cover: string) => void }) {
  const { t } = useText(NAMESPACE)
  const dispatch = useApiDispatch()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function take(file: File) {
    const upload = pictureUpload(dispatch)
    setProblem('')
    setBusy(true)
    try {
      const address = await upload?.(file, { signal: new AbortController().signal })
      if (address) onChange?.(address)
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : t('coverFailed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.cover}>
      {value !== '' && <img className={styles.coverPicture} src={value} alt={t('cover')} />}
      <ImportButton accept=".png,.jpg,.jpeg,.webp,.gif" busy={isBusy} onFile={(file) => void take(file)}>
        {t('coverUpload')}
      </ImportButton>
      {value !== '' && (
        <Button type="text" onClick={() => onChange?.('')}>
          {t('coverRemove')}
        </Button>
      )}
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
