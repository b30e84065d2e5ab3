import {
  IconClose,
  IconCloseCircle,
  IconMinusCircle,
  IconRefresh,
  IconToLeft,
  IconToRight,
} from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import type { MenuAction } from '../menu-button/MenuActions.tsx'
import { type FrameTab, movedTabs } from './tab-order.ts'
import type { TagsBarProps } from './TagsBar.tsx'
import styles from './TagsBar.module.css'

/** Actions of a tab; actions without effect are shown as disabled. */
export function useTabActions(props: TagsBarProps): (tab: FrameTab) => MenuAction[] {
  const { tabs, onRefresh, onClose, onCloseOthers, onCloseAll, onReorder } = props
  const { t } = useText('layout')
  const closable = tabs.filter((tab) => !tab.affix)

  /** Moves a tab without dragging: for touch screens, where a link cannot be dragged, and for keys. */
  function moveAction(
    tab: FrameTab,
    { key, icon, step }: { key: 'moveBack' | 'moveOn'; icon: ReactNode; step: 1 | -1 },
  ) {
    const from = tabs.indexOf(tab)
    const order = movedTabs(tabs, from, from + step)
    return {
      key,
      label: t(key),
      icon,
      disabled: order.every((path, index) => path === tabs[index]?.path),
      onSelect: () => onReorder(order),
    }
  }

  return (tab) => [
    { key: 'refresh', label: t('refresh'), icon: <IconRefresh />, onSelect: () => onRefresh(tab.path) },
    {
      key: 'close',
      label: t('close'),
      icon: <IconClose />,
      disabled: tab.affix === true,
      onSelect: () => onClose(tab.path),
    },
    {
      key: 'closeOthers',
      label: t('closeOthers'),
      icon: <IconMinusCircle />,
      disabled: closable.every((one) => one.path === tab.path),
      onSelect: () => onCloseOthers(tab.path),
    },
    {
      key: 'closeAll',
      label: t('closeAll'),
      icon: <IconCloseCircle />,
      disabled: closable.length === 0,
      onSelect: onCloseAll,
    },
    moveAction(tab, { key: 'moveBack', icon: <IconToLeft className={styles.arrow ?? ''} />, step: -1 }),
    moveAction(tab, { key: 'moveOn', icon: <IconToRight className={styles.arrow ?? ''} />, step: 1 }),
  ]
}
