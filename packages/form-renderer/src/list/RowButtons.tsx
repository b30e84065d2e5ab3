import { Button, Dropdown, Menu } from '@arco-design/web-react'
import { IconMore } from '@arco-design/web-react/icon'
import { asNumber, type JsonRecord, type ListButton, own } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../locales.ts'
import { useLabel } from '../use-label.ts'

export interface RowButtonsProps {
  row: JsonRecord
  /** The name of the row, for screen readers. */
  name: string
  buttons: readonly ListButton[]
  customButtons: readonly ListButton[]
  onButton: (button: ListButton, row: JsonRecord) => void
}

/** Buttons that the state of the flow disables. */
const FORBIDDEN: Readonly<Record<string, (state: number) => boolean>> = {
  edit: (state) => [1, 2, 4, 5].includes(state),
  remove: (state) => state !== 0,
  detail: (state) => state === 0,
}

/** The row buttons of a generated list. Custom buttons are in the menu 更多. */
export function RowButtons({ row, name, buttons, customButtons, onButton }: RowButtonsProps) {
  const { t } = useText(NAMESPACE)
  const labelOf = useLabel()
  const flowState = asNumber(own(row, 'flowState'))
  const shown = buttons.filter(({ value }) => flowState === undefined || !FORBIDDEN[value]?.(flowState))
  const menu = (
    <Menu
      onClickMenuItem={(key) => customButtons.filter(({ value }) => value === key).forEach((one) => onButton(one, row))}
    >
      {customButtons.map(({ value, label }) => (
        <Menu.Item key={value}>{label}</Menu.Item>
      ))}
    </Menu>
  )
  return (
    <RowActions>
      {shown.map((button) => {
        const label = labelOf(button.label, `list.${button.value}`)
        return (
          <RowAction
            key={button.value}
            label={`${label} ${name}`}
            destroys={button.value === 'remove'}
            onClick={() => onButton(button, row)}
          >
            {label}
          </RowAction>
        )
      })}
      {customButtons.length > 0 && (
        <Dropdown droplist={menu} trigger="click" position="br">
          <Button
            type="text"
            size="small"
            icon={<IconMore aria-hidden />}
            aria-label={`${t('list.moreActions')} ${name}`}
          >
            {t('list.moreActions')}
          </Button>
        </Dropdown>
      )}
    </RowActions>
  )
}
