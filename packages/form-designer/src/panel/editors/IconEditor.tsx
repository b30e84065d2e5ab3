import { Button, Trigger } from '@arco-design/web-react'
import { IconClose } from '@arco-design/web-react/icon'
import { asText } from '@sqos/form-model'
import { AFFIX_ICONS, AffixIcon, hasAffixIcon } from '@sqos/form-widgets/affix-icon'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import type { EditorProps } from '../PropertyRow.tsx'
import styles from './Editors.module.css'

const nameOf = (icon: string) => icon.replace(/^.*\bel-icon-/, '')

/** The icon of a field. An unknown icon is kept until another one is chosen. */
export function IconEditor({ id, label, value, onChange }: EditorProps<'icon'>) {
  const { t } = useText(NAMESPACE)
  const [isOpen, setOpen] = useState(false)
  const icon = asText(value) ?? ''

  function close() {
    setOpen(false)
    document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
  }

  const popup = () => <Icons label={label} icon={icon} onChoose={onChange} onClose={close} />
  return (
    <span className={styles.colour}>
      <Trigger
        popup={popup}
        trigger="click"
        popupVisible={isOpen}
        onVisibleChange={setOpen}
        position="br"
        unmountOnExit
      >
        <Button
          id={id}
          size="small"
          aria-label={`${label} ${icon === '' ? t('reference.choose') : nameOf(icon)}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          icon={hasAffixIcon(icon) ? <AffixIcon icon={icon} /> : undefined}
        >
          {icon === '' ? t('reference.choose') : hasAffixIcon(icon) ? null : icon}
        </Button>
      </Trigger>
      {icon !== '' && (
        <Button
          size="mini"
          type="text"
          icon={<IconClose aria-hidden="true" />}
          aria-label={t('reference.clear')}
          onClick={() => onChange('')}
        />
      )}
    </span>
  )
}

interface IconsProps {
  label: string
  icon: string
  onChoose: (icon: string) => void
  onClose: () => void
}

/** The grid of icons: arrows choose; Enter, Escape and Tab close it. */
function Icons({ label, icon, onChoose, onClose }: IconsProps) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])]
    const first = inputs.find(({ checked }) => checked) ?? inputs[0]
    first?.focus()
  }, [])

  function press(event: KeyboardEvent) {
    if (!['Enter', 'Escape', 'Tab'].includes(event.key)) return
    event.stopPropagation()
    // Tab continues from the button.
    if (event.key !== 'Tab') event.preventDefault()
    onClose()
  }

  return (
    <div ref={group} className={styles.icons} role="radiogroup" aria-label={label} tabIndex={-1} onKeyDown={press}>
      {AFFIX_ICONS.map((one) => (
        <label key={one} className={styles.icon} title={nameOf(one)}>
          <input
            type="radio"
            name={`icon of ${label}`}
            aria-label={nameOf(one)}
            checked={one === icon}
            onChange={() => onChoose(one)}
            // A mouse click closes the grid; a click by arrow keys does not.
            onClick={({ detail }) => detail > 0 && onClose()}
          />
          <AffixIcon icon={one} />
        </label>
      ))}
    </div>
  )
}
