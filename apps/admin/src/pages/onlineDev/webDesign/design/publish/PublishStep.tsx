import { Button, Checkbox } from '@arco-design/web-react'
import { useListReleaseParentsQuery } from '@sqos/api-client/model'
import { useText } from '@sqos/i18n/react'
import { ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { useId } from 'react'
import { Link } from 'react-router'
import { NAMESPACE } from '../catalogue.ts'
import { type Holder, LEVELS } from './holders.ts'
import styles from './Publish.module.css'
import { type Publishing, TOP } from './use-publishing.ts'

/** Where the page appears, a summary of who may use it, and the button that publishes it. */
export function PublishStep({ publishing, onWho }: { publishing: Publishing; onWho: () => void }) {
  const { t } = useText(NAMESPACE)
  const { place, change, isOn, isBusy, holders, address } = publishing
  const app = useId()
  return (
    <section className={styles.step} aria-label={t('step.publish')}>
      <div className={styles.card}>
        <h2 className={styles.heading}>{t(isOn.Web ? 'publish.again' : 'publish.title')}</h2>
        {!isOn.Web && (
          <DirectoryField side="Web" value={place.Web} onChange={(Web) => change({ Web })} label={t('publish.where')} />
        )}
        <Checkbox
          id={app}
          checked={isOn.App || place.onApp}
          disabled={isOn.App}
          onChange={(onApp: boolean) => change({ onApp })}
        >
          {t('publish.app')}
        </Checkbox>
        {place.onApp && !isOn.App && (
          <DirectoryField
            side="App"
            value={place.App}
            onChange={(App) => change({ App })}
            label={t('publish.whereApp')}
          />
        )}
        <Summary holders={holders} onWho={onWho} />
        <div className={styles.actions}>
          <Button type="primary" loading={isBusy} onClick={() => void publishing.publish()}>
            {t(isOn.Web ? 'publish.update' : 'publish.publish')}
          </Button>
          {isOn.Web && (
            <Link className={styles.link ?? ''} to={address}>
              {t('publish.open')}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}

function Summary({ holders, onWho }: { holders: readonly Holder[]; onWho: () => void }) {
  const { t } = useText(NAMESPACE)
  const levels = LEVELS.map((level) => ({ level, names: holders.filter((one) => one.level === level) }))
  return (
    <div className={styles.summary}>
      {holders.length === 0 ? (
        <p className={styles.help}>{t('publish.nobody')}</p>
      ) : (
        <dl className={styles.lines}>
          {levels.map(
            ({ level, names }) =>
              names.length > 0 && (
                <div key={level} className={styles.line}>
                  <dt>{t(`who.level.${level}`)}</dt>
                  <dd>{names.map(({ fullName }) => fullName).join('、')}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <Button size="small" type="text" className={styles.who ?? ''} onClick={onWho}>
        {t('publish.who')}
      </Button>
    </div>
  )
}

interface DirectoryFieldProps {
  side: 'Web' | 'App'
  label: string
  value: string
  onChange: (id: string) => void
}

/** A directory of a menu, or its top level. */
export function DirectoryField({ side, label, value, onChange }: DirectoryFieldProps) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  const { data, isFetching } = useListReleaseParentsQuery({ category: side })
  const lines = [{ id: TOP, name: t('publish.top'), depth: 0 }, ...treeLines(data?.list ?? [], 1)]
  return (
    <div className={styles.level}>
      <label htmlFor={id} className={styles.levelName}>
        {label}
      </label>
      <ParentSelect
        id={id}
        label={label}
        lines={lines}
        // The input of a search is hidden from screen readers and can still get the focus.
        searchable={false}
        loading={isFetching}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
