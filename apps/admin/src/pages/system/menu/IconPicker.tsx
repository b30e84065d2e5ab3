import { useText } from '@sqos/i18n/react'
import { MenuIcon } from '../../../app/menu/MenuIcon.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './Menu.module.css'

/** Icon classes with an icon in this application. */
const ICONS = [
  'icon-file',
  'icon-home',
  'icon-book',
  'icon-storage',
  'icon-idcard',
  'icon-safe',
  'icon-lock',
  'icon-organization',
  'icon-branch',
  'icon-tag',
  'icon-group',
  'icon-user',
  'icon-dashboard',
  'icon-bar-chart',
  'icon-screen',
  'icon-layout',
  'icon-settings',
  'icon-list',
  'icon-link',
  'icon-apps',
  'icon-clock',
  'icon-check',
  'icon-send',
  'icon-swap',
  'icon-phone',
  'icon-email',
  'icon-notification',
  'icon-printer',
  'icon-history',
  'icon-edit',
  'icon-location',
  'icon-delete',
] as const

export interface IconPickerProps {
  // From the form item.
  value?: string
  onChange?: (icon: string) => void
}

/** Selects the icon of a menu entry; an unknown class of another system is kept until another one is selected. */
export function IconPicker({ value = '', onChange }: IconPickerProps) {
  const { t } = useText(NAMESPACE)
  const shown = ICONS.some((icon) => icon === value) || value === '' ? ICONS : [value, ...ICONS]
  return (
    <div className={styles.icons} role="radiogroup" aria-label={t('field.icon')}>
      {shown.map((icon) => (
        <label key={icon} className={styles.icon} title={icon}>
          <input
            type="radio"
            name="menu-icon"
            value={icon}
            checked={icon === value}
            aria-label={icon.replace('icon-', '')}
            onChange={() => onChange?.(icon)}
          />
          <MenuIconOf icon={icon} />
        </label>
      ))}
    </div>
  )
}

/** The icon of a class. */
export function MenuIconOf({ icon }: { icon: string }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      <MenuIcon
        route={{ id: '', kind: 'page', name: '', fullName: '', icon, moduleId: '', isTree: false, children: [] }}
      />
    </span>
  )
}
