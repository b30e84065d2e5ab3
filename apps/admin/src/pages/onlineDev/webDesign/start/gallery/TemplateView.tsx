import { Button } from '@arco-design/web-react'
import { IconLeft } from '@arco-design/web-react/icon'
import { type AppTemplate, type InstalledApp, useGetAppTemplateQuery } from '@sqos/api-client/app-template'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { useId, useState } from 'react'
import { AppIcon } from './AppIcon.tsx'
import { NAMESPACE } from './catalogue.ts'
import { FormPreview } from './FormPreview.tsx'
import styles from './Gallery.module.css'
import { InstallForm } from './InstallForm.tsx'
import { SampleList } from './SampleList.tsx'

interface TemplateViewProps {
  enCode: string
  onBack: () => void
  onInstalled: (app: InstalledApp) => void
  onCancel: () => void
}

/** One app before it is installed: its form, its list and what it brings, beside the choices of the installation. */
export function TemplateView({ enCode, onBack, onInstalled, onCancel }: TemplateViewProps) {
  const { t } = useText(NAMESPACE)
  const { data: app, isError, refetch } = useGetAppTemplateQuery({ enCode })
  if (isError) return <FailedState title={t('failed')} onRetry={() => void refetch()} />
  if (!app) return <Skeleton lines={10} />
  return (
    <div className={styles.view}>
      <div className={styles.header}>
        <Button className={styles.back ?? ''} size="small" type="text" icon={<IconLeft />} autoFocus onClick={onBack}>
          {t('back')}
        </Button>
        <AppIcon enCode={app.enCode} category={app.category} />
        <h2 className={styles.title}>{app.fullName}</h2>
        <p className={styles.about}>{app.description}</p>
      </div>
      <Previews app={app} />
      <InstallForm app={app} onInstalled={onInstalled} onCancel={onCancel} />
    </div>
  )
}

const VIEWS = ['form', 'list', 'brings'] as const

function Previews({ app }: { app: AppTemplate }) {
  const { t } = useText(NAMESPACE)
  const [view, setView] = useState<(typeof VIEWS)[number]>('form')
  const group = useId()
  return (
    <section className={styles.previews} aria-label={t('view.title')}>
      <fieldset className={styles.tabs}>
        <legend className={styles.hidden}>{t('view.title')}</legend>
        {VIEWS.map((one) => (
          <label key={one} className={styles.tab}>
            <input type="radio" name={group} checked={one === view} onChange={() => setView(one)} />
            {t(`view.${one}`)}
          </label>
        ))}
      </fieldset>
      {view === 'form' && <FormPreview formData={app.formData} />}
      {view === 'list' && <SampleList app={app} />}
      {view === 'brings' && <Contents app={app} />}
    </section>
  )
}

function Contents({ app }: { app: AppTemplate }) {
  const { t } = useText(NAMESPACE)
  return (
    <dl className={styles.contents}>
      {app.brings.map(({ kind, fullName, detail }) => (
        <div key={`${kind}/${fullName}`}>
          <dt>{t(`brings.${kind}`)}</dt>
          <dd>
            {fullName}
            {detail !== '' && <span className={styles.help}>{detail}</span>}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('brings.rights')}</dt>
        <dd>{t(`rights.${app.rights.staff}`, { managers: app.rights.managers })}</dd>
      </div>
      <div>
        <dt>{t('brings.samples')}</dt>
        <dd>{t('samples', { count: app.sampleCount })}</dd>
      </div>
    </dl>
  )
}
