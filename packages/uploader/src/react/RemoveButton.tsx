import { Button } from '@arco-design/web-react'
import { IconDelete } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../locales.ts'
import { leaveFocus } from './leave-focus.ts'

interface RemoveButtonProps {
  /** Name of the file, for the button's accessible name. */
  name: string
  className: string | undefined
  onRemove: () => void
}

/** Removes a file from its list, and moves the focus to its neighbour. */
export function RemoveButton({ name, className = '', onRemove }: RemoveButtonProps) {
  const { t } = useText(NAMESPACE)
  return (
    <Button
      type="text"
      size="mini"
      className={className}
      icon={<IconDelete aria-hidden />}
      aria-label={t('action.remove', { name })}
      title={t('action.remove', { name })}
      onClick={({ currentTarget }) => {
        leaveFocus(currentTarget)
        onRemove()
      }}
    />
  )
}
