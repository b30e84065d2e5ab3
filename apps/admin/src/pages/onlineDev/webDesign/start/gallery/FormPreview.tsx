import { readForm } from '@sqos/form-model'
import { DocumentForm } from '@sqos/form-renderer/later'
import { useText } from '@sqos/i18n/react'
import { useEffect, useMemo, useRef } from 'react'
import { UnsavedScope, useUnsavedScope } from '@sqos/ui-kit'
import { AppUploads } from '../../../../../parts/uploads/AppUploads.tsx'
import { AppFields } from '../../../../../parts/widget-services/AppFields.tsx'
import { UploadScope, uploadWidgets } from '@sqos/form-renderer/uploads'
import { NAMESPACE } from './catalogue.ts'
import styles from './Gallery.module.css'

/** The form of an app as users will see it. It takes no input, and keyboard users pass it. */
export function FormPreview({ formData }: { formData: string }) {
  const { t } = useText(NAMESPACE)
  const model = useMemo(() => readForm(formData), [formData])
  const frame = useRef<HTMLDivElement>(null)
  const { sources } = useUnsavedScope()
  useEffect(function disable() {
    if (frame.current) frame.current.inert = true
  }, [])
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.help}>{t('formHelp')}</figcaption>
      <div ref={frame} className={styles.form}>
        <UnsavedScope value={sources}>
          <AppFields>
            <AppUploads>
              <UploadScope value="preview">
                <DocumentForm model={model} widgets={uploadWidgets} />
              </UploadScope>
            </AppUploads>
          </AppFields>
        </UnsavedScope>
      </div>
    </figure>
  )
}
