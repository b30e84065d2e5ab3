import { useText } from '@sqos/i18n/react'
import { useModal } from '../dialog/use-modal.ts'
import styles from './Command.module.css'
import { CommandSearch } from './CommandSearch.tsx'
import type { CommandBarProps } from './command-types.ts'

/** The command bar as a dialog near the top of the window. It is reset each time it opens. */
export function CommandPanel(props: CommandBarProps) {
  const { t } = useText('layout')
  const modal = useModal(props.open, props.onClose)
  return (
    // Keyboard users close with Escape, which the dialog element handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog {...modal} className={styles.dialog} aria-label={t('search')}>
      {props.open && <CommandSearch {...props} />}
    </dialog>
  )
}
