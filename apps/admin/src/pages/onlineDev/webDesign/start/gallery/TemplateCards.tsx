import { Button, Input } from '@arco-design/web-react'
import { type AppTemplateRow, useListAppTemplatesQuery } from '@sqos/api-client/app-template'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { useEffect, useId, useRef, useState } from 'react'
import { AppIcon } from './AppIcon.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './Gallery.module.css'

interface TemplateCardsProps {
  /** The app that was looked at last: its card has the focus. */
  focused: string | undefined
  onChoose: (enCode: string) => void
}

const ALL = ''

/** The apps as cards, with search and categories. */
export function TemplateCards({ focused, onChoose }: TemplateCardsProps) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = useListAppTemplatesQuery()
  const [keyword, setKeyword] = useState('')
  const [category, setCategory] = useState(ALL)
  const group = useId()
  const shown = useRef<HTMLUListElement>(null)
  const apps = data?.list ?? []
  const categories = new Map(apps.map((app) => [app.category, app.categoryName]))
  const found = apps.filter((app) => (category === ALL || app.category === category) && matches(app, keyword))
  const isLoaded = data !== undefined

  useEffect(
    function returnToCard() {
      if (focused && isLoaded) shown.current?.querySelector<HTMLElement>(`[data-app="${focused}"]`)?.focus()
    },
    [focused, isLoaded],
  )

  if (isError) return <FailedState title={t('failed')} onRetry={() => void refetch()} />
  if (!isLoaded) return <Skeleton lines={8} />
  return (
    <div className={styles.gallery}>
      <div className={styles.filters}>
        <Input.Search
          className={styles.search ?? ''}
          allowClear
          placeholder={t('search')}
          aria-label={t('search')}
          value={keyword}
          onChange={setKeyword}
        />
        <fieldset className={styles.categories}>
          <legend className={styles.hidden}>{t('categories')}</legend>
          {[[ALL, t('all')] as const, ...categories].map(([code, name]) => (
            <label key={code} className={styles.category}>
              <input
                type="radio"
                name={group}
                value={code}
                checked={code === category}
                onChange={() => setCategory(code)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      </div>
      {found.length === 0 && (
        <EmptyState title={t('nothing', { keyword })} hint={t('nothingHint')}>
          <Button
            onClick={() => {
              setKeyword('')
              setCategory(ALL)
            }}
          >
            {t('clear')}
          </Button>
        </EmptyState>
      )}
      <ul ref={shown} className={styles.cards}>
        {found.map((app) => (
          <li key={app.enCode}>
            <TemplateCard app={app} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function TemplateCard({ app, onChoose }: { app: AppTemplateRow; onChoose: (enCode: string) => void }) {
  const { t } = useText(NAMESPACE)
  const about = useId()
  return (
    <button
      type="button"
      className={styles.card}
      data-app={app.enCode}
      aria-label={app.fullName}
      aria-describedby={about}
      onClick={() => onChoose(app.enCode)}
    >
      <AppIcon enCode={app.enCode} category={app.category} />
      <span className={styles.name}>{app.fullName}</span>
      <span className={styles.description} id={about}>
        {app.description}
      </span>
      <span className={styles.facts}>
        <span>{t('fields', { count: app.fieldCount })}</span>
        {app.hasRows && <span>{t('rows')}</span>}
        <span>{t('samples', { count: app.sampleCount })}</span>
      </span>
    </button>
  )
}

function matches({ fullName, description, categoryName }: AppTemplateRow, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase()
  return [fullName, description, categoryName].some((text) => text.toLowerCase().includes(wanted))
}
