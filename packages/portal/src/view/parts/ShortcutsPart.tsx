import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { NAMESPACE } from '../../catalogue.ts'
import { recordsOf, textOf } from '../../document/json.ts'
import { usePart } from '../part-context.ts'
import { PortalLink } from '../PortalLink.tsx'
import { usePortalServices } from '../services.ts'
import styles from './Parts.module.css'

/** 常用功能: pages of the menu. Those that the user cannot open are left out. */
export function ShortcutsPart() {
  const { t } = useText(NAMESPACE)
  const { item } = usePart()
  const { entry } = usePortalServices()
  const entries = recordsOf(item.raw['list']).flatMap(({ id, fullName }) => {
    const found = entry?.(textOf(id))
    return found ? [{ ...found, title: found.title || textOf(fullName) }] : []
  })
  if (entries.length === 0) return <EmptyState title={t('shortcuts.none')} hint={t('shortcuts.noneHint')} />
  return (
    <ul className={styles.tiles}>
      {entries.map(({ id, title, address, icon }) => (
        <li key={id}>
          <PortalLink to={address} className={styles.shortcut}>
            <span className={styles.initial} aria-hidden="true">
              {icon ?? firstOf(title)}
            </span>
            <span>{title}</span>
          </PortalLink>
        </li>
      ))}
    </ul>
  )
}

/** A page without an icon is told by the first character of its title: the last ones are often the same. */
const firstOf = (title: string) => Array.from(title)[0]?.toUpperCase() ?? ''
