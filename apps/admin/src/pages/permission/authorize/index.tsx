import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { useId } from 'react'
import { GrantsPreviewDialog, GrantSteps } from '@sqos/authority-editor'
import { AppAuthorityServices } from '../../../parts/authority/AppAuthorityServices.tsx'
import styles from './Authorize.module.css'
import { NAMESPACE } from './catalogue.ts'
import { ObjectsStep } from './ObjectsStep.tsx'
import { BATCH_STEPS, useBatch } from './use-batch.ts'

export { catalogues } from './catalogue.ts'

/** 权限管理: adds the same permissions to many roles, positions, groups and users. */
export default function AuthorizePage() {
  return (
    <AppAuthorityServices>
      <Authorize />
    </AppAuthorityServices>
  )
}

function Authorize() {
  const { t } = useText(NAMESPACE)
  const titleId = useId()
  const batch = useBatch()
  const { editor, step, objects, preview } = batch
  const at = BATCH_STEPS.indexOf(step)
  const counts = {
    roles: objects.roleIds.length,
    positions: objects.positionIds.length,
    groups: objects.groupIds.length,
    users: objects.userIds.length,
  }

  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby={titleId}>
        <header>
          <h1 id={titleId} className={styles.title}>
            {t('title')}
          </h1>
          <p className={styles.intro}>{t('intro')}</p>
        </header>
        <GrantSteps
          editor={editor}
          step={step}
          onStep={batch.go}
          extra={{
            id: 'objects',
            label: t('objects'),
            count: batch.count,
            body: <ObjectsStep objects={objects} choose={batch.choose} />,
          }}
        />
        <footer className={styles.footer}>
          <Button disabled={at === 0} onClick={() => batch.go(BATCH_STEPS[at - 1] ?? step)}>
            {t('previous')}
          </Button>
          <Button disabled={at === BATCH_STEPS.length - 1} onClick={() => batch.go(BATCH_STEPS[at + 1] ?? step)}>
            {t('next')}
          </Button>
          <Permit code="btn_save">
            <Button
              type="primary"
              loading={batch.busy && !preview}
              disabled={editor.loading.kind !== 'ready'}
              onClick={() => void batch.review()}
            >
              {t('save')}
            </Button>
          </Permit>
        </footer>
      </section>
      <GrantsPreviewDialog
        preview={preview}
        intro={t('adds', counts)}
        saveText={t('add')}
        saving={batch.adding}
        onSave={() => void batch.add()}
        onClose={batch.closePreview}
      />
    </div>
  )
}
