import { IconClose, IconCloseCircle, IconMinusCircle, IconRefresh } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { MenuAction } from '../menu-button/MenuActions.tsx'
import type { FrameTab } from './tab-order.ts'
import type { TagsBarProps } from './TagsBar.tsx'

/** What can be done with a tab; what would do nothing is there and says so. */
export function useTabActions(props: TagsBarProps): (tab: FrameTab) => MenuAction[] {
  const { tabs, onRefresh, onClose, onCloseOthers, onCloseAll } = props
  const { t } = useText('layout')
  const closable = tabs.filter((tab) => !tab.affix)
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
  ]
}
