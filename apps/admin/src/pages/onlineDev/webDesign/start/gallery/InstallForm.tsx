import { Button, Input, Switch } from '@arco-design/web-react'
import type { AppTemplate, InstalledApp } from '@sqos/api-client/app-template'
import { useText } from '@sqos/i18n/react'
import { useId } from 'react'
import { DirectoryField } from '../../design/publish/PublishStep.tsx'
import { useHolderChoices } from '../../design/publish/use-holder-choices.ts'
import { LevelField } from '../../design/publish/WhoStep.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './Gallery.module.css'
import { type Installation, useInstallation } from './use-installation.ts'

interface InstallFormProps {
  app: AppTemplate
  onInstalled: (app: InstalledApp) => void
  onCancel: () => void
}

/** Name, sample rows and publication of an app, and the button that installs it. */
export function InstallForm({ app, onInstalled, onCancel }: InstallFormProps) {
  const { t } = useText(NAMESPACE)
  const installation = useInstallation(app, onInstalled)
  const { choices, change, mayPublish } = installation
  const [name, samples, publish] = [useId(), useId(), useId()]
  return (
    <form
      className={styles.install}
      aria-label={t('install.title')}
      onSubmit={(event) => {
        event.preventDefault()
        void installation.install()
      }}
    >
      <div className={styles.field}>
        <label htmlFor={name}>{t('install.name')}</label>
        <Input
          id={name}
          maxLength={100}
          value={choices.fullName}
          placeholder={app.proposedName}
          onChange={(fullName) => change({ fullName })}
          {...(installation.nameFault && { status: 'error' as const })}
          aria-describedby={`${name}-help`}
        />
        <output
          id={`${name}-help`}
          htmlFor={name}
          className={styles.help}
          data-fault={installation.nameFault !== undefined}
        >
          {installation.nameFault ?? (app.proposedName === app.fullName ? '' : t('install.nameHelp'))}
        </output>
      </div>
      <div className={styles.switch}>
        <Switch id={samples} checked={choices.samples} onChange={(checked) => change({ samples: checked })} />
        <label htmlFor={samples}>{t('install.samples', { count: app.sampleCount })}</label>
        <span className={styles.help}>{t('install.samplesHelp')}</span>
      </div>
      <div className={styles.switch}>
        <Switch
          id={publish}
          checked={choices.publish}
          disabled={!mayPublish}
          onChange={(checked) => change({ publish: checked })}
        />
        <label htmlFor={publish}>{t('install.publish')}</label>
        <span className={styles.help}>{t(mayPublish ? 'install.publishHelp' : 'install.noRelease')}</span>
      </div>
      {choices.publish && <Publication app={app} installation={installation} />}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('install.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={installation.isBusy}>
          {t('install.submit')}
        </Button>
      </div>
    </form>
  )
}

function Publication({ app, installation }: { app: AppTemplate; installation: Installation }) {
  const { t } = useText(NAMESPACE)
  const { choices, change } = installation
  const sources = useHolderChoices()
  const { staff, managers } = app.rights
  const field = {
    holders: choices.holders,
    sources,
    onChange: (holders: typeof choices.holders) => change({ holders }),
  }
  return (
    <>
      <DirectoryField
        side="Web"
        label={t('install.where')}
        value={choices.parentId}
        onChange={(parentId) => change({ parentId })}
      />
      {staff !== 'edit' && <LevelField {...field} level={staff} label={t(`install.staff.${staff}`)} />}
      <LevelField {...field} level="edit" label={t('install.managers', { managers })} />
    </>
  )
}
