import { Button } from '@arco-design/web-react'
import { IconStar, IconStarFill } from '@arco-design/web-react/icon'
import type { StartableFlow } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { type CSSProperties, useId } from 'react'
import { Link } from 'react-router'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import { newRequestConfig, taskAddress } from '../parts/task-address.ts'
import styles from './FlowStart.module.css'
import type { Favourites } from './use-favourites.ts'

interface FlowCardsProps {
  title: string
  flows: readonly StartableFlow[]
  favourites: Favourites
}

/** The flows of a category as cards; a card opens the form of a new request. */
export function FlowCards({ title, flows, favourites }: FlowCardsProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.groupTitle} id={id}>
        {title} <span className={styles.count}>{flows.length}</span>
      </h2>
      <ul className={styles.cards}>
        {flows.map((flow) => (
          <FlowCard key={flow.id} flow={flow} favourites={favourites} />
        ))}
      </ul>
    </section>
  )
}

function FlowCard({ flow, favourites }: { flow: StartableFlow; favourites: Favourites }) {
  const { t } = useText(TASK_TEXTS)
  const { fullName, description, iconBackground } = flow
  const isLiked = favourites.has(flow.id)
  const colour: Record<`--${string}`, string> = { '--flow': iconBackground || '#008cff' }
  const style: CSSProperties = { ...colour }
  const label = t(isLiked ? 'start.unlike' : 'start.like', { name: fullName })

  return (
    <li className={styles.card} style={style}>
      <Link className={styles.link} to={taskAddress(newRequestConfig(flow))}>
        <span className={styles.icon} aria-hidden="true">
          {Array.from(fullName)[0]}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{fullName}</span>
          {description && <span className={styles.note}>{description}</span>}
        </span>
      </Link>
      {favourites.isReady && (
        <Button
          className={styles.star ?? ''}
          type="text"
          iconOnly
          icon={isLiked ? <IconStarFill aria-hidden="true" /> : <IconStar aria-hidden="true" />}
          aria-label={label}
          aria-pressed={isLiked}
          title={label}
          onClick={() => favourites.toggle(flow)}
        />
      )}
    </li>
  )
}
