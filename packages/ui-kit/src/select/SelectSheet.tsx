import { useText } from '@sqos/i18n/react'
import { type ReactNode, useState } from 'react'
import { NAMESPACE } from '../locales.ts'
import { Sheet, type SheetProps } from '../sheet/Sheet.tsx'

export interface SelectSheetProps extends Pick<SheetProps, 'search' | 'onClose'> {
  /** The combobox, whose name is the title of the sheet. */
  control: () => Element | null | undefined
  /** Whether the sheet stays open after a choice. */
  isMultiple?: boolean
  /** Arco's list. */
  children: ReactNode
}

/** The options of a select at the bottom of a phone. */
export function SelectSheet({ control, isMultiple = false, children, ...sheet }: SelectSheetProps) {
  const { t } = useText(NAMESPACE)
  const [title] = useState(() => nameOf(control()))
  return (
    <Sheet
      {...sheet}
      title={title || t('select.title')}
      texts={{ close: t('close'), search: t('tree.search'), ...(isMultiple && { done: t('confirm') }) }}
    >
      {children}
    </Sheet>
  )
}

/** The accessible name of a combobox: its own, or that of its labels without the star and the colon. */
function nameOf(control: Element | null | undefined): string {
  const own = control?.getAttribute('aria-label')
  if (own) return own
  const ids = control?.getAttribute('aria-labelledby')?.split(' ') ?? []
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return texts.join(' ').replace(/[:：*\s]+$/, '')
}
