import { TimeText, useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../../catalogue.ts'
import { Condition } from '../Condition.tsx'
import { usePart } from '../part-context.ts'
import { PortalLink } from '../PortalLink.tsx'
import { type PortalLine, type PortalServices, usePortalServices } from '../services.ts'
import { useLoaded } from '../use-loaded.ts'
import styles from './Parts.module.css'

/** Rows of the family's lists. */
const SHOWN = 7

type LineService = {
  [Name in keyof PortalServices]-?: NonNullable<PortalServices[Name]> extends () => Promise<readonly PortalLine[]>
    ? Name
    : never
}[keyof PortalServices]

/** A list of a service: notices, mails, requests. Name at the start, time at the end. */
export function LinesPart({ service }: { service: LineService }) {
  const { t } = useText(NAMESPACE)
  const { version } = usePart()
  const load = usePortalServices()[service]
  const { data, isLoading, error, isForbidden, reload } = useLoaded(load, version)
  if (!load) return <Condition state={{ error: t('state.unavailable') }}>{null}</Condition>
  const failure = data === undefined ? error : undefined
  return (
    <Condition
      state={{ isLoading: isLoading && data === undefined, error: failure, isForbidden, onRetry: reload }}
      isEmpty={data?.length === 0}
    >
      <ul className={styles.lines}>
        {data?.slice(0, SHOWN).map((line) => (
          <li key={line.id} className={styles.line}>
            <LineName line={line} />
            {line.time !== undefined && (
              <span className={styles.note}>
                <TimeText ms={line.time} kind="message" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Condition>
  )
}

function LineName({ line: { title, address, onOpen } }: { line: PortalLine }) {
  if (onOpen) {
    return (
      <button type="button" className={styles.name} onClick={onOpen}>
        {title}
      </button>
    )
  }
  if (!address) return <span className={styles.name}>{title}</span>
  return (
    <PortalLink to={address} className={styles.name}>
      {title}
    </PortalLink>
  )
}

/** Addresses of the three tiles. */
const TODO = [
  { name: 'toBeReviewed', to: '/workFlow/flowTodo' },
  { name: 'entrust', to: '/workFlow/entrust' },
  { name: 'flowDone', to: '/workFlow/flowDone' },
] as const

/** 我的待办: three tiles. */
export function TodoPart() {
  const { t } = useText(NAMESPACE)
  const { version } = usePart()
  const { flowCounts } = usePortalServices()
  const { data, isLoading, error, isForbidden, reload } = useLoaded(flowCounts, version)
  if (!flowCounts) return <Condition state={{ error: t('state.unavailable') }}>{null}</Condition>
  const failure = data === undefined ? error : undefined
  return (
    <Condition state={{ isLoading: isLoading && data === undefined, error: failure, isForbidden, onRetry: reload }}>
      <ul className={styles.tiles}>
        {TODO.map(({ name, to }) => (
          <li key={name}>
            <PortalLink to={to} className={styles.shortcut}>
              <strong className={styles.number}>{data?.[name] ?? '–'}</strong>
              <span>{t(`todo.${name}`)}</span>
            </PortalLink>
          </li>
        ))}
      </ul>
    </Condition>
  )
}
