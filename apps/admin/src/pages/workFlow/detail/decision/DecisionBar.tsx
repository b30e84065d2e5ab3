import { Button, ConfigProvider, Tooltip } from '@arco-design/web-react'
import { IconDown } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { RowMenu } from '@sqos/ui-kit/list'
import { type ReactNode, useContext } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Decision.module.css'

/** A button of the bar. */
export interface BarAction {
  key: string
  text: string
  /** Key of the keyboard that does the same. */
  shortcut?: string | undefined
  look?: 'primary' | 'danger' | undefined
  isBusy?: boolean | undefined
  run: () => void
}

interface DecisionBarProps {
  label: string
  /** Buttons in order of importance: the first three are buttons, the others are in a menu. */
  actions: readonly BarAction[]
  /** At the start of the bar. */
  children?: ReactNode
}

/** More buttons do not fit on a phone. */
const SHOWN = 3

/** The decisions at the bottom of the page. */
export function DecisionBar({ label, actions, children }: DecisionBarProps) {
  const { t } = useText(NAMESPACE)
  // As high as the other buttons.
  const { size = 'default' } = useContext(ConfigProvider.ConfigContext)
  const shown = actions.length <= SHOWN ? actions : actions.slice(0, SHOWN - 1)
  const others = actions.slice(shown.length)
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      <div className={styles.barNote}>{children}</div>
      {others.length > 0 && (
        <RowMenu
          label={t('more')}
          text={t('more')}
          look={{ size, icon: <IconDown aria-hidden="true" /> }}
          items={others.map(({ text, run }) => ({ text, onClick: run }))}
        />
      )}
      {shown.toReversed().map((one) => (
        <BarButton key={one.key} action={one} />
      ))}
    </div>
  )
}

function BarButton({ action: { text, shortcut, look, isBusy = false, run } }: { action: BarAction }) {
  const button = (
    <Button
      type={look === 'primary' ? 'primary' : 'secondary'}
      {...(look === 'danger' && { status: 'danger' as const })}
      loading={isBusy}
      aria-keyshortcuts={shortcut}
      onClick={run}
    >
      {text}
    </Button>
  )
  return shortcut === undefined ? button : <Tooltip content={`${text} (${shortcut})`}>{button}</Tooltip>
}
