import {
  IconArchive,
  IconBook,
  IconCalendar,
  IconCustomerService,
  IconFile,
  IconIdcard,
  IconSafe,
  IconStorage,
  IconTags,
  IconThunderbolt,
  IconUserAdd,
  IconUserGroup,
  IconApps,
} from '@arco-design/web-react/icon'
import { type ComponentType, createElement } from 'react'
import styles from './Gallery.module.css'

const ICONS: Readonly<Record<string, ComponentType>> = {
  leave: IconCalendar,
  expense: IconTags,
  purchase: IconArchive,
  vehicle: IconThunderbolt,
  visitor: IconIdcard,
  asset: IconStorage,
  contract: IconFile,
  customer: IconUserGroup,
  ticket: IconCustomerService,
  recruiting: IconUserAdd,
  inspection: IconSafe,
  training: IconBook,
}

/** The icon of an app in the colour of its category. */
export function AppIcon({ enCode, category }: { enCode: string; category: string }) {
  return (
    <span className={styles.appIcon} data-category={category} aria-hidden="true">
      {createElement(ICONS[enCode] ?? IconApps)}
    </span>
  )
}
