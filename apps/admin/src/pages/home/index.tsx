import { defineCatalogue } from '@sqos/i18n'
import { TimeText, useText } from '@sqos/i18n/react'
import { selectUser } from '@sqos/session'
import { EmptyState } from '@sqos/ui-kit'
import { Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { AppSlot } from '../../app/AppSlot.tsx'
import { dutiesCatalogue } from '../../app/duties/catalogue.ts'
import { selectMenu } from '../../app/menu/menu-selectors.ts'
import type { AppState } from '../../app/store.ts'
import { useTitle } from '../../app/use-title.ts'
import { FirstSteps } from './FirstSteps.tsx'
import styles from './Home.module.css'
import { loaders } from './locales/loaders.generated.ts'
import { NAMESPACE } from './namespace.ts'
import { PagesCard } from './PagesCard.tsx'

export const catalogues = [defineCatalogue(NAMESPACE, loaders), dutiesCatalogue]

/** A card whose code or texts are loading. */
const LOADING = <div aria-busy="true" />

/** The start page: a greeting, what waits for the user, and the pages that the user opens most. */
export default function HomePage() {
  const { t } = useText(NAMESPACE)
  const menu = useSelector(selectMenu)
  useTitle(useText('admin').t('route.home'))

  return (
    <div className={styles.page}>
      <Greeting />
      {menu.length === 0 && <EmptyState title={t('noPages')} hint={t('noPagesHint')} />}
      <div className={styles.area}>
        <div className={styles.cards}>
          <Suspense fallback={LOADING}>
            <FirstSteps />
          </Suspense>
          <AppSlot slot="homeCard" fallback={LOADING} />
          {menu.length > 0 && <PagesCard />}
        </div>
        <Places />
      </div>
    </div>
  )
}

/** In the places of the cards until all have their first data, so that no card moves another. */
function Places() {
  return (
    <div className={styles.places} aria-hidden="true">
      {[5, 4, 4, 5].map((lines, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the places never change
        <div key={place} className={styles.card}>
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} className={styles.bar} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Greeting() {
  const { t } = useText(NAMESPACE)
  const user = useSelector((state: AppState) => selectUser(state))
  const [part] = useState(partOfDay)
  const place = user?.prevLoginIPAddressName || user?.prevLoginIPAddress
  const time = user?.prevLoginTime

  return (
    <header className={styles.greeting}>
      <h1 className={styles.title}>{t(part, { name: user?.userName })}</h1>
      <p className={styles.note}>
        {time ? (
          <>
            {t('lastSignIn')} <TimeText ms={time} kind="message" />
            {place && t('from', { place })}
          </>
        ) : (
          t('first')
        )}
      </p>
    </header>
  )
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours()
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}
