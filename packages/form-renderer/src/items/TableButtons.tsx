import { Button } from '@arco-design/web-react'
import { IconDelete, IconSelectAll } from '@arco-design/web-react/icon'
import { RecordsButton } from '@sqos/form-widgets/popup-select'
import type { TableFormHandle } from '@sqos/form-widgets/table-form'
import { useText } from '@sqos/i18n/react'
import { confirmAction, showToast } from '@sqos/ui-kit'
import type { RefObject } from 'react'
import { NAMESPACE } from '../locales.ts'
import type { TableButton } from './table-buttons.ts'

interface TableButtonsProps {
  buttons: readonly TableButton[]
  table: RefObject<TableFormHandle | null>
}

/** Buttons of a sub-table that remove the chosen rows, or add rows that are chosen from a data interface. */
export function TableButtons({ buttons, table }: TableButtonsProps) {
  const { t } = useText(NAMESPACE)

  async function remove() {
    const { first = 0, count = 0 } = table.current?.chosenRows() ?? {}
    if (count === 0) return showToast({ kind: 'warning', text: t('table.noRows') })
    const question = {
      title: t('table.removeTitle'),
      text: t('table.removeText', { first: first + 1, last: first + count, count }),
      danger: true,
    }
    if (await confirmAction(question)) table.current?.removeChosenRows()
  }

  return buttons.map((button) =>
    button.does === 'remove' ? (
      <Button
        key={button.key}
        type="text"
        size="small"
        icon={<IconDelete aria-hidden />}
        {...(button.isDanger && { status: 'danger' as const })}
        onClick={() => void remove()}
      >
        {button.label ?? t('table.remove')}
      </Button>
    ) : (
      <RecordsButton
        key={button.key}
        {...button.source}
        icon={<IconSelectAll aria-hidden />}
        danger={button.isDanger}
        onChoose={(records) => table.current?.addRows(records.map(button.source.rowOf))}
      >
        {button.label ?? t('table.choose')}
      </RecordsButton>
    ),
  )
}
